"""Catanatron's environment for Gymnasium: one seat against a random one, random legal moves, observations made each step."""

import json
import random
import time

import gymnasium

SECONDS = 2.0

env = gymnasium.make("catanatron_gym:catanatron-v1").unwrapped
dice = random.Random(1)
env.reset(seed=1)
steps, started = 0, time.process_time()
while time.process_time() - started < SECONDS:
    _, _, over, cut, _ = env.step(dice.choice(env.get_valid_actions()))
    steps += 1
    if over or cut:
        env.reset()
print(json.dumps({"steps_per_second": steps / (time.process_time() - started)}))
