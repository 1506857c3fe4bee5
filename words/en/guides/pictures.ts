/**
 * Descriptions of the guides' drawings for people who do not see them. Each says the thing to do, as its drawing
 * does.
 */
export const PICTURES = {
  introduction:
    'A ring of four pictures. A tree gives a cutting, the cutting grows roots in a jar, and it grows into a new tree.',
  mission:
    'Six cuttings stand in three jars. Two are brown, three wait, and one has long roots. That one is planted.',
  waiting: 'An hourglass with soil in place of sand. As the soil runs down, a small plant grows below.',
  fiveSteps:
    'A scout at the start of a path. On it stand a tree, a cutting with shears, a jar with roots and a planted tree.',
  pickTree: 'A child and a grown-up stand by a tall green tree and look up into it.',
  healthyBranch:
    'Two branches. The good one has full green leaves. The bad one has brown, limp leaves with spots and holes.',
  kindOfTree:
    'Three jars side by side. The willow has many roots, the next kind has a few, and the pine has none.',
  season:
    'Good: a branch with leaves in mild sun, or a bare twig with closed buds in late winter. Bad: great heat, or frost.',
  staySafe:
    'Do not eat berries. Do not touch leaves that come in threes. Do not take cuttings over the border. Do wash your hands.',
  whatToPhotograph: 'Three pictures: a whole tree, a young branch up close, and a leaf on the bark up close.',
  gatherTools: 'A jar of water, a paper bag, a ruler, labels and a pencil. A grown-up hand holds the shears.',
  chooseBranch: 'A young green branch grows from an old, thick one. A pencil beside it is just as thick.',
  measure: 'A cutting lies along a ruler. The zero is at the leafy tip, and the cut end is at eight inches.',
  cutBelowNode: 'The blades are set at a slant on the stem, just under the bump with a bud and a leaf.',
  stripLowerLeaves: 'A hand pulls off a low leaf. Three leaves stay at the top, and the stem below is bare.',
  placeInWater:
    'Three cuttings lean in one jar. The low bumps are under water, and all the leaves are above it.',
  brightSpot:
    'A jar with a label stands on a table near a bright window. The patch of hot sun on the floor does not reach it.',
  weeklyCare:
    'A page of a calendar has a drop on the same day of each week. Fresh water is poured into the jar.',
  trackRoots:
    'The same jar three times. In week 1 it has no roots, in week 4 short ones, in week 8 long ones.',
  waterChange: 'Cloudy water is poured into a bucket. A hand sets the cutting into a jar of clear water.',
  rootNotes: 'A notebook with a drawing of roots and some lines of writing, a magnifying glass and a pencil.',
  rootLength: 'Roots hang down beside a ruler. They are between two and three inches long.',
  permanentOrTemporary:
    'A small tree grows in open ground, and dashes show how big it will be. Another stands in a pot. It will move there later.',
  beforeYouDig:
    'A grown-up calls 811. Small flags mark the pipe under the ground. The spade stands in a spot far from the flags.',
  howToPlant:
    'Six pictures. 1: dig a wide hole. 2: set the tree in. 3: fill in soil. 4: water it. 5: lay mulch in a ring. 6: keep on watering.',
  threeKindsOfPhotos:
    'Three pictures. First a rooted cutting by its new spot. Then the tree goes into the hole. Then all is done.',
  rootsReady: 'A hand holds up a cutting with many strong roots. They are two to three inches long.',
  digHole: 'A grown-up digs. The hole is twice as wide as the roots of the cutting, and just as deep.',
  setCutting:
    'A hand holds the stem in the hole. All the roots are below the level of the ground. Soil is filled in.',
  waterAndMulch: 'A can waters the planted tree. Mulch lies in a ring around it and does not touch the stem.',
} as const;
