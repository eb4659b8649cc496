"""Neighbours on a porch of the senior residence, seen close."""

from kit import ground, life, nature, stage
from scenes.senior_residence import residence

SIZE = (1600, 1200)


def build(part, chance):
    ground.board(part, (-20, 84), (-37, 50))
    ground.plate(part, "lawn", (-20, 84), (-28, 50), 0.06)
    ground.walk(part, (9.2, 10.8), (-26.2, -8), joint=1.4)
    ground.walk(part, (-20, 84), (-28, -26.2))
    residence(part)
    deck = 0.3
    life.people(part, [(7.0, -6.6), (7.8, -6.2), (13.6, -6.8)], deck)
    life.people(part, [(9.7, -11.2), (10.4, -12.2), (17.4, -14.4)], 0.15)
    life.bench(part, 12.4, -5.7, 0, deck)
    for x in ((4.6, 8.4), (11.8, 15.6)):
        nature.shrubs(part, (x[0], -8.9), (x[1], -8.9), 10, chance, 0.4)
        nature.shrubs(part, (x[0], -9.7), (x[1], -9.6), 10, chance, 0.28, "pale")
    nature.hedge(part, (16.8, 22.6), (-1.6, -0.8), 0.8)
    nature.trees([(0.5, -9.5, 6), (-6, -2, 7), (19.5, -8, 5.6), (24.5, -16, 6)], chance, "bare")
    stage.light(azimuth=54)
    stage.camera((10.8, -4, 3.6), turn=-27, pitch=13, distance=47, lens=62, aperture=0.5)
