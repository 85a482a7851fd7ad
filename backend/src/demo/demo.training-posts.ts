import type { TrainingPostsService } from '../modules/training-posts/training-posts.service.js';
import type { DemoMoment } from './demo.story.js';

/** A post from before Drumbeat; days count from the Monday of this week. */
export interface DemoTrainingPost {
  readonly post: Omit<Parameters<TrainingPostsService['save']>[1], 'postDate'>;
  readonly postedDay: number | null;
  readonly addedAt: DemoMoment;
}

/** The user's training posts, oldest first; one has no figures yet. */
export const DEMO_TRAINING_POSTS: readonly DemoTrainingPost[] = [
  {
    post: {
      postContent: `Nine points of margin. That’s what it was worth to stop quoting hours.

Hours tell a client how long you sat there. A price tells them what they get.

My first fixed quote was $9,000, and a third too low. I kept it, finished the work, and wrote down every hour it had really cost.

The second quote was right, and so was every quote after it.

Don’t quote a number you can’t say out loud across a table. Don’t tell me your client won’t pay it, because you’ve never asked: the one time you did, you’d said sorry before you got to the end of the sentence.

Number first, reason second.`,
      impressions: 3_860,
      likes: 121,
      comments: 46,
      shares: 12,
    },
    postedDay: -461,
    addedAt: { day: -362, time: '16:05' },
  },
  {
    post: {
      postContent: `Eleven days.

That’s how long a finished invoice sat in our studio before anybody sent it. Nobody was lazy. Everybody thought it was somebody else’s Friday.

Now it has one name and one hour: Mia, Thursdays at ten.

We’re at two days now, and the bank noticed before I did.

Put a name on it, or it’s a $6,200 loan to a stranger and you’ll never see the interest. There’s one in your drafts tonight that you’ve forgotten, and it’s older than you’d like.

Number first, reason second.`,
      impressions: 1_940,
      likes: 38,
      comments: 11,
      shares: 4,
    },
    postedDay: -426,
    addedAt: { day: -362, time: '16:12' },
  },
  {
    post: {
      postContent: `“Yours was the longest proposal we got.”

She meant it kindly. What I heard was: you made me work before I’d hired you.

The next one was a single page. What’s broken, what it costs you to leave it, what I charge, when I start.

She signed that one in the car.

Cut yours to one page, and put the price where they’ll look for it anyway. Don’t explain what you’re sure of; they’ll ask you if they’re in doubt. Don’t send the history of your studio, because they’ll turn to the last page first, and so would you if you were the one who had to sign it. There’s nothing in a proposal that you couldn’t say in the lift.

Number first, reason second.`,
      impressions: 2_710,
      likes: 88,
      comments: 61,
      shares: 9,
    },
    postedDay: -389,
    addedAt: { day: -361, time: '08:50' },
  },
  {
    post: {
      postContent: `Three people knew that the project was late. I wasn’t one of them.

I asked why nobody had told me. “You always look so busy.”

I took my calendar off the shared screen and put two empty half hours in it. Both were taken within the week, and one of them was about the project.

Don’t ask your team to speak up while you’ve nothing free before Thursday. It’s one thing to have an open door, and it’s another to be sitting behind it with time for whoever comes in.`,
      impressions: 1_120,
      likes: 8,
      comments: 2,
      shares: 0,
    },
    postedDay: -365,
    addedAt: { day: -349, time: '17:30' },
  },
  {
    post: {
      postContent: `Six questions I was too polite to ask in my first year as a consultant.

What did the last one charge? Who loses if this works? What happens if we do nothing? Who signs? When were you last paid late? Would you buy this yourself?

Ask them in that order. By the fourth you know your price.

They’re not rude, and in week 1 they’re free; in week 12 you’ll pay for what you didn’t want to hear. Don’t be polite about money that’s already yours.`,
    },
    postedDay: null,
    addedAt: { day: -5, time: '12:20' },
  },
];
