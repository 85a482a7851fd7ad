import type { DEMO_TEXTS } from './demo.texts.js';

/**
 * The drafts that some posts were made from. Nora takes out the same two things each time: the words that announce a lesson, and the
 * question at the end.
 */
export const DEMO_DRAFTS: Readonly<Partial<Record<keyof typeof DEMO_TEXTS, string>>> = {
  kickoff: `We lost $14,000 before the kickoff call ended.

The client asked if “small changes” were included. I said yes, to sound easy to work with.

There were forty-one small changes.

Lesson learned: now I ask one question before any kickoff. “Which change would you pay for, and which one would you drop?”

It takes four minutes. It has saved me more than any contract I ever signed.

Which question do you ask before a kickoff?`,
  silence: `I said the price and then I said nothing. It was the longest eleven seconds of my year.

For a decade I filled that silence. With a discount, mostly.

This time I drank my coffee. The client looked at the page, turned it over, and asked when we could start.

Lesson learned: silence is not a no. It is somebody doing sums.

How long do you wait?`,
  fixedPrice: `A fixed price saved the project that hours had broken.

We were at 140% of the budget with a third of the work to go. Every invoice had become a negotiation.

I proposed one number for the rest: $18,500, whatever it takes. It cost me about $4,000 in hours that I never billed.

The client stopped counting mine. We finished eleven days early.

At the end she said: “I slept again.” Lesson learned: I had not known that I was selling that.

Would you have offered it?`,
  timesheet: `Your timesheet is lying to you, politely.

It says 38 hours for the client. It does not say that seven of them were a call that nobody invited you to.

Open last week’s calendar and look at three entries: the “quick sync”, the “internal review”, and anything with the word “align”.

Add them up. Lesson learned: that is what you give away each week.

For one studio it was $61,000 a year. They cancelled two meetings and kept the client.

What does yours not say?`,
};
