"""Coming home: the entry of the walk-up apartments, balconies on both sides."""

from kit import ground, life, nature, stage
from scenes.portfolio_03 import apartments

SIZE = (1600, 1200)


def build(part, chance):
    ground.board(part, (-14, 60), (-30, 38))
    ground.plate(part, "lawn", (-14, 60), (-30, 38), 0.1)
    ground.walk(part, (22, 24), (-30, 0), joint=1.4)
    ground.walk(part, (-14, 60), (-13, -11.4), top=0.15)
    apartments(part)
    life.people(part, [(22.6, -5.2), (23.5, -4.6), (28, -12.2), (18.6, -12.4)], 0.15)
    life.person(part, 23.1, -4.2, 1.1, 0.15)
    life.bench(part, 26.4, -7.2, 12)
    for x in ((15, 20.4), (25.6, 31), (31.8, 38.2), (7.8, 14.2)):
        nature.hedge(part, x, (-3.2, -2.3), 0.7)
    for x in ((20.2, 21.2), (24.8, 25.8)):
        nature.hedge(part, x, (-10.6, -4.6), 0.55)
    nature.trees([(14.6, -7.6, 4.8), (31, -7.4, 5), (38.5, -8, 5.4), (8.4, -9.4, 5)], chance)
    nature.trees([(28.6, -15.4, 4.6), (34, -15.5, 4.8)], chance)
    stage.light(azimuth=50, elevation=33)
    stage.camera((23.2, -2, 4.6), turn=-24, pitch=13, distance=60, lens=70, aperture=0.4)
