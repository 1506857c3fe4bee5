/** Step 2 (PRODUCT.md#guides): the owner, the tree, its kind, the season, and what never to do. */
export const PICK_SOURCE_TREE_GUIDE = {
  title: 'Pick Your Source Tree',
  lead: 'The source tree is the tree that gives you your cuttings. Take your time and pick a good one.',
  sections: [
    {
      id: 'ask-the-owner',
      title: 'Ask the Owner First',
      gist: 'Every tree has an owner. Ask first.',
      sentences: [
        'Every tree belongs to someone, even a tree in a park.',
        'A tree in a yard or at a plant nursery is best.',
        'If the owner says no, say thank you and look for another tree.',
      ],
      askAnAdult: 'Go with a grown-up to ask the owner. Do not cut anything until the owner says yes.',
    },
    {
      id: 'healthy-tree',
      title: 'Find a Healthy Tree',
      gist: 'Find a healthy tree with young branches you can reach.',
      sentences: ['Good cuttings come from a healthy tree with young branches. Look for:'],
      list: [
        'clean leaves with no holes or odd spots',
        'young branches that bend and do not snap',
        'branches you can reach with both feet on the ground',
        'plenty of branches, so the tree will not miss a few',
      ],
    },
    {
      id: 'kind-of-tree',
      title: 'Choose the Kind of Tree',
      gist: 'Some kinds of trees, like willows, grow roots fast.',
      sentences: [
        'A kind of tree is called a species. Some species grow roots much more easily than others.',
        'In the list below, choose your state. You will see trees that are native there.',
        'Native means they have grown there on their own for a very long time.',
        'For your first time, choose one marked Beginner-friendly. Many willows are a good start.',
      ],
    },
    {
      id: 'season',
      title: 'Pick the Right Time',
      gist: 'Each kind of tree has its best time of year.',
      sentences: ['Each kind of tree has its best time of year. Read the cutting tip for yours.'],
      list: [
        'Late spring and summer: take soft young branches with leaves.',
        'Late winter: some trees, like willows, root well before their buds open.',
        'A cool morning is a good time to cut.',
        'Wait for another day if it is very hot, very dry or freezing.',
      ],
    },
    {
      id: 'stay-safe',
      title: 'Keep Yourself and the Trees Safe',
      gist: 'Do not taste plants. Do not touch one you do not know.',
      list: [
        'Do not taste any part of a plant. Berries, leaves and bark can make you sick.',
        'Do not touch a plant you do not know. It could be poison ivy.',
        'Do not move cuttings out of your state. Bugs and tree germs could travel with them.',
        'Leave rare trees alone.',
        'Wash your hands when you are done.',
      ],
      askAnAdult:
        'Ask a grown-up to check for a quarantine. That is a rule in some places that plants must stay where they are.',
    },
    {
      id: 'what-to-photograph',
      title: 'Take Photos',
      gist: 'Take photos of the tree, a branch and a leaf.',
      sentences: ['You need at least one photo for this step. Good photos show:'],
      list: ['the whole tree', 'a young branch up close', 'a leaf and the bark up close'],
      askAnAdult: 'Keep faces, names and house numbers out of your photos. Look at them together.',
    },
  ],
} as const;
