/** What each call is for by which leaders say something of work, and of what is answered (call-words.ts). */
import type { WordsOf } from './api-words.ts';

export const REVIEW_CALL_WORDS: WordsOf<'reviews' | 'review-answers' | 'reviewing'> = {
  reviews: {
    listReviews: 'What leaders said, and the last reminder to the parents',
  },
  'review-answers': {
    answerFixed: "Answers 'I fixed it': the leaders see it",
    reportReview:
      'Reports a note: parents and administrators get a mail, and the note is hidden until one has looked',
  },
  reviewing: {
    getScoutReviews: 'What was said to a scout, and what the leader who asks can say',
    createReview: {
      says: 'Says something of a project to the child, the parents, the leaders of the troop and the administrators at once',
      refuses: [429],
    },
    takeBackReview: 'Strikes it through, and tells the parents',
    nudgeScout: { says: 'Reminds the parents by mail, once a week', refuses: [429], mayRepeat: true },
    sayKin: { says: 'Says, once, whether a scout with the same last name is an own child', mayRepeat: true },
    listChildReviews: 'What leaders said to the child',
    listAllReviews: 'What leaders said, reported ones first',
    checkReview: {
      says: 'Lets the child read a reported note again, or strikes it through',
      refuses: [404],
      mayRepeat: true,
    },
  },
};
