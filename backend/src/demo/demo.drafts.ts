import type { DEMO_TEXTS } from './demo.texts.js';

/**
 * The drafts that some posts were made from. Nora takes out the same two things each time: the words that announce a lesson, and the
 * question at the end.
 */
export const DEMO_DRAFTS: Readonly<Partial<Record<keyof typeof DEMO_TEXTS, string>>> = {
  kickoff: `We lost $14,000 before the kickoff call ended.

The client asked if “small changes” were included. I said yes, because I wanted to sound easy to work with, and because it was ten to five. (I was hungry.)

There were forty-one small changes. I’ve still got the list. Most of them took four minutes, one of them took nine days, and not one of them was on an invoice, because I’d said yes.

Nobody had tricked me; she’d asked a fair question, and I’d answered it like somebody who’s already thinking about dinner.

Lesson learned: now I ask one thing before any kickoff. “Which change would you pay for, and which one would you drop?”

It’s saved me more than any contract I’ve ever signed.

Which question do you ask before a kickoff?`,
  silence: `I said the price and then I said nothing. It was the longest eleven seconds of my year.

For a decade I’d filled that silence. With a discount, mostly. Once with a free workshop, which took two days and which nobody had wanted.

This time I held on to my cup. The client looked at the page, turned it over, as if there might be a better number on the back, and looked at the ceiling. (I counted the lamps; there were six.)

Then he asked when we could start.

He hadn’t been shocked; he’d been working out which budget it would come from. (I asked him later.)

Lesson learned: silence is mostly somebody doing sums, and you shouldn’t interrupt.

How long do you wait?`,
  fixedPrice: `A fixed price saved the project that hours had broken.

We were at 140% of the budget with a third of the work to go. Each invoice had turned into a negotiation, and each negotiation took an hour that I didn’t dare to bill.

So I proposed one number for the rest: $18,500, whatever it takes. I’d added it up twice. (I’d rounded up.) It was still too low; it cost me about $4,000 in hours that nobody ever saw.

The client stopped counting mine. She began to answer on the same day, because a question didn’t cost her anything any more, and we were done eleven days early.

At the end she said: “I slept again.” Lesson learned: I hadn’t known that I was selling that.

Would you have offered it?`,
  timesheet: `Your timesheet is lying to you, politely.

It says 38 hours for the client. It doesn’t say that seven of them were a call that nobody had invited you to, and that you couldn’t leave, because you’d have had to say something first.

I know that mine lied. (I’d kept it for six years, in four colours.)

Open last week’s calendar and look at three entries: the “quick sync”, the “internal review”, and anything with the word “align” in it. Add them up. Lesson learned: that’s what you give away each week, and it isn’t on any quote you’ve ever sent.

For one studio it came to $61,000 a year. They cancelled two meetings and kept the client; he hadn’t known what they were for, either.

What does yours not say?`,
};
