SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE FUNCTION public.lines_stay() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'a line is never changed nor deleted'; END $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.books (
    key text NOT NULL,
    game text NOT NULL,
    hash bytea NOT NULL,
    data bytea NOT NULL
);
CREATE TABLE public.lines (
    "table" text NOT NULL,
    seq bigint NOT NULL,
    kind text NOT NULL,
    seat bigint NOT NULL,
    key text NOT NULL,
    part bigint NOT NULL,
    body bytea NOT NULL,
    before bytea NOT NULL,
    hash bytea NOT NULL,
    state bytea NOT NULL,
    rules text NOT NULL,
    epoch bigint NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.schema_version (
    version integer NOT NULL,
    at timestamp with time zone DEFAULT now()
);
CREATE TABLE public.snapshots (
    "table" text NOT NULL,
    seq bigint NOT NULL,
    data bytea NOT NULL
);
CREATE TABLE public.tables (
    "table" text NOT NULL,
    created bigint NOT NULL,
    changed bigint NOT NULL,
    phase text NOT NULL,
    title text NOT NULL,
    game text NOT NULL,
    secret bytea NOT NULL,
    damaged text NOT NULL,
    epoch bigint NOT NULL,
    worker text NOT NULL,
    seq bigint NOT NULL,
    head bytea NOT NULL,
    seen timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    kind text DEFAULT 'table'::text NOT NULL,
    campaign text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.talks (
    "table" text NOT NULL,
    data bytea NOT NULL
);
CREATE TABLE public.tokens (
    digest bytea NOT NULL,
    "table" text NOT NULL,
    seat bigint NOT NULL,
    until bigint NOT NULL,
    once integer NOT NULL
);
INSERT INTO public.books VALUES ('key', 'space', '\xd98a034f5cb8a0e3f07d5d8b5dc3c43723ea8d8b95199e18a82c52e072eca4dd', '\x7461626c6573');
INSERT INTO public.lines VALUES ('in play', 0, 'create', 0, '', 0, '\x7b226465636973696f6e223a302c22636f6465223a307d', '\x0000000000000000000000000000000000000000000000000000000000000000', '\x9d0b2552cdef242bb91276663e257e11979aa0f9e30b875536c83ec2a3d61bca', '\x0000000000000000000000000000000000000000000000000000000000000000', 'space-1', 0, 1750000000000);
INSERT INTO public.lines VALUES ('in play', 1, 'act', 0, 'k1', 0, '\x7b226465636973696f6e223a312c22636f6465223a377d', '\x9d0b2552cdef242bb91276663e257e11979aa0f9e30b875536c83ec2a3d61bca', '\xfc28932ea949f45d8753b14264b0d2781df62f16bcf379edb32bc999e4293bc5', '\x0101010101010101010101010101010101010101010101010101010101010101', 'space-1', 0, 1750000000001);
INSERT INTO public.lines VALUES ('in play', 2, 'act', 0, 'k2', 0, '\x7b226465636973696f6e223a322c22636f6465223a31347d', '\xfc28932ea949f45d8753b14264b0d2781df62f16bcf379edb32bc999e4293bc5', '\x7d129be64a22c5ebd15dd385c37a00694170a4add51279f186bccab6f69e2aff', '\x0202020202020202020202020202020202020202020202020202020202020202', 'space-1', 0, 1750000000002);
INSERT INTO public.lines VALUES ('in play', 3, 'act', 0, 'k3', 0, '\x7b226465636973696f6e223a332c22636f6465223a32317d', '\x7d129be64a22c5ebd15dd385c37a00694170a4add51279f186bccab6f69e2aff', '\x088d56175b4e56fc94c87adb42c3dabc9f080d5d6c76802d64a69f8347f680b0', '\x0303030303030303030303030303030303030303030303030303030303030303', 'space-1', 0, 1750000000003);
INSERT INTO public.lines VALUES ('in play', 4, 'act', 0, 'gesture', 0, '\x7b226465636973696f6e223a342c22636f6465223a32387d', '\x088d56175b4e56fc94c87adb42c3dabc9f080d5d6c76802d64a69f8347f680b0', '\xda9624ddde9a88f212e4d0e965d91001bd8f757374d75a27fc7d44c85b17df72', '\x0404040404040404040404040404040404040404040404040404040404040404', 'space-1', 1, 1750000000004);
INSERT INTO public.lines VALUES ('in play', 5, 'act', 0, 'gesture', 1, '\x7b226465636973696f6e223a352c22636f6465223a33357d', '\xda9624ddde9a88f212e4d0e965d91001bd8f757374d75a27fc7d44c85b17df72', '\x66cd3d3833065227fe5bbe72b0f26cf2370fe19c278097d445a000579e74d4cb', '\x0505050505050505050505050505050505050505050505050505050505050505', 'space-1', 1, 1750000000005);
INSERT INTO public.lines VALUES ('over', 0, 'create', 0, '', 0, '\x7b226465636973696f6e223a302c22636f6465223a307d', '\x0000000000000000000000000000000000000000000000000000000000000000', '\x7d9790df8e9e3140d16d1a8ac4ce4eab4bf7d7c7a9cbe880ec81f098696ffd54', '\x0000000000000000000000000000000000000000000000000000000000000000', 'space-1', 0, 1750000000000);
INSERT INTO public.lines VALUES ('over', 1, 'act', 0, 'k1', 0, '\x7b226465636973696f6e223a312c22636f6465223a377d', '\x7d9790df8e9e3140d16d1a8ac4ce4eab4bf7d7c7a9cbe880ec81f098696ffd54', '\x32a0a5777ac068602ea89925e11da4df3808af4088d7c1f7f08be2b41d32d727', '\x0101010101010101010101010101010101010101010101010101010101010101', 'space-1', 0, 1750000000001);
INSERT INTO public.lines VALUES ('over', 2, 'act', 0, 'k2', 0, '\x7b226465636973696f6e223a322c22636f6465223a31347d', '\x32a0a5777ac068602ea89925e11da4df3808af4088d7c1f7f08be2b41d32d727', '\xcbb5549b04191fc04bc7922a03836141ff1cb669082874e3cf3a0e037b454762', '\x0202020202020202020202020202020202020202020202020202020202020202', 'space-1', 0, 1750000000002);
INSERT INTO public.lines VALUES ('over', 3, 'act', 0, 'k3', 0, '\x7b226465636973696f6e223a332c22636f6465223a32317d', '\xcbb5549b04191fc04bc7922a03836141ff1cb669082874e3cf3a0e037b454762', '\xba14a915c069944f1d0365ac4aae99f851c6c87c3e11bbef3ec64ff5abe83d55', '\x0303030303030303030303030303030303030303030303030303030303030303', 'space-1', 0, 1750000000003);
INSERT INTO public.lines VALUES ('over', 4, 'act', 0, 'k4', 0, '\x7b226465636973696f6e223a342c22636f6465223a32387d', '\xba14a915c069944f1d0365ac4aae99f851c6c87c3e11bbef3ec64ff5abe83d55', '\xe194c299c1f5c5df077acd13c16f732aeb1b80606dcd336dae097c2066741183', '\x0404040404040404040404040404040404040404040404040404040404040404', 'space-1', 0, 1750000000004);
INSERT INTO public.lines VALUES ('aside', 0, 'create', 0, '', 0, '\x7b226465636973696f6e223a302c22636f6465223a307d', '\x0000000000000000000000000000000000000000000000000000000000000000', '\xaaf1fd2db4b75c628b3a1e51b7627a06dfb67513c4b6902fb678189b695ccb7c', '\x0000000000000000000000000000000000000000000000000000000000000000', 'space-1', 0, 1750000000000);
INSERT INTO public.lines VALUES ('aside', 1, 'act', 0, 'k1', 0, '\x7b226465636973696f6e223a312c22636f6465223a377d', '\xaaf1fd2db4b75c628b3a1e51b7627a06dfb67513c4b6902fb678189b695ccb7c', '\xf31dfb01cc1a94e504540469e6ac4605e09ad2f900efe97ef7e01700ddaff01a', '\x0101010101010101010101010101010101010101010101010101010101010101', 'space-1', 0, 1750000000001);
INSERT INTO public.lines VALUES ('aside', 2, 'act', 0, 'k2', 0, '\x7b226465636973696f6e223a322c22636f6465223a31347d', '\xf31dfb01cc1a94e504540469e6ac4605e09ad2f900efe97ef7e01700ddaff01a', '\xa2f7d86d3219c48e207e302422d792ab807888181c2a0f7145a85af2bd39fbb3', '\x0202020202020202020202020202020202020202020202020202020202020202', 'space-1', 0, 1750000000002);
INSERT INTO public.lines VALUES ('gathers', 0, 'create', 0, '', 0, '\x7b226465636973696f6e223a302c22636f6465223a307d', '\x0000000000000000000000000000000000000000000000000000000000000000', '\xd82b3fd8073d72ce937c7c255fdc263b36647bf7f297edd8e64071d77a1817f3', '\x0000000000000000000000000000000000000000000000000000000000000000', 'space-1', 0, 1750000000000);
INSERT INTO public.schema_version VALUES (1, '2026-11-17 18:34:39.798128+00');
INSERT INTO public.schema_version VALUES (2, '2026-11-17 18:34:39.798128+00');
INSERT INTO public.schema_version VALUES (3, '2026-11-17 18:34:39.798128+00');
INSERT INTO public.schema_version VALUES (4, '2026-11-17 18:34:39.798128+00');
INSERT INTO public.snapshots VALUES ('in play', 5, '\x6120706f736974696f6e');
INSERT INTO public.tables VALUES ('in play', 1750000000000, 1750000000005, 'playing', 'Heist', 'space', '\x7373737373737373737373737373737373737373737373737373737373737373', '', 1, 'worker', 5, '\x66cd3d3833065227fe5bbe72b0f26cf2370fe19c278097d445a000579e74d4cb', '2026-11-17 18:34:39.855718+00', 'table', '');
INSERT INTO public.tables VALUES ('over', 1750000000000, 1750000000004, 'over', 'Heist', 'space', '\x7373737373737373737373737373737373737373737373737373737373737373', '', 0, '', 4, '\xe194c299c1f5c5df077acd13c16f732aeb1b80606dcd336dae097c2066741183', '2026-11-17 18:34:39.888076+00', 'table', '');
INSERT INTO public.tables VALUES ('aside', 1750000000000, 1750000000000, 'playing', 'Heist', 'space', '\x7373737373737373737373737373737373737373737373737373737373737373', 'for the record', 0, '', 2, '\xa2f7d86d3219c48e207e302422d792ab807888181c2a0f7145a85af2bd39fbb3', '-infinity', 'table', '');
INSERT INTO public.tables VALUES ('gathers', 1750000000000, 1750000000000, 'gathering', 'Heist', 'space', '\x7373737373737373737373737373737373737373737373737373737373737373', '', 0, '', 0, '\xd82b3fd8073d72ce937c7c255fdc263b36647bf7f297edd8e64071d77a1817f3', '-infinity', 'table', '');
INSERT INTO public.talks VALUES ('in play', '\x612074616c6b');
INSERT INTO public.tokens VALUES ('\x746f6b656e206f6620696e20706c6179', 'in play', 0, 0, 0);
INSERT INTO public.tokens VALUES ('\x636f6465', 'in play', -2, 1750000001000, 1);
INSERT INTO public.tokens VALUES ('\x746f6b656e206f66206f766572', 'over', 0, 0, 0);
INSERT INTO public.tokens VALUES ('\x746f6b656e206f66206173696465', 'aside', 0, 0, 0);
INSERT INTO public.tokens VALUES ('\x746f6b656e206f662067617468657273', 'gathers', 0, 0, 0);
ALTER TABLE ONLY public.books
    ADD CONSTRAINT books_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.lines
    ADD CONSTRAINT lines_pkey PRIMARY KEY ("table", seq);
ALTER TABLE ONLY public.schema_version
    ADD CONSTRAINT schema_version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_pkey PRIMARY KEY ("table");
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY ("table");
ALTER TABLE ONLY public.talks
    ADD CONSTRAINT talks_pkey PRIMARY KEY ("table");
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (digest);
CREATE UNIQUE INDEX lines_by_key ON public.lines USING btree ("table", seat, key, part) WHERE (key <> ''::text);
CREATE INDEX tables_by_campaign ON public.tables USING btree (campaign) WHERE (campaign <> ''::text);
CREATE INDEX tables_by_worker ON public.tables USING btree (worker);
CREATE INDEX tokens_by_table ON public.tokens USING btree ("table");
CREATE TRIGGER lines_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.lines FOR EACH STATEMENT EXECUTE FUNCTION public.lines_stay();
ALTER TABLE ONLY public.lines
    ADD CONSTRAINT lines_table_fkey FOREIGN KEY ("table") REFERENCES public.tables("table");
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_table_fkey FOREIGN KEY ("table") REFERENCES public.tables("table");
ALTER TABLE ONLY public.talks
    ADD CONSTRAINT talks_table_fkey FOREIGN KEY ("table") REFERENCES public.tables("table");
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_table_fkey FOREIGN KEY ("table") REFERENCES public.tables("table");
