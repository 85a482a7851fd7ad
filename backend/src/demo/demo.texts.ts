/**
 * The demo user's full texts. The first line is the post's title; texts are as LinkedIn shows them.
 * `draft` is the same post half-written.
 */
export interface DemoText {
  readonly content: string;
  readonly draft?: string;
}

/** For the prompts with a date, by what they are about. */
export const DEMO_TEXTS = {
  kickoff: {
    content: `We lost $14,000 before the kickoff call ended.

The client asked if “small changes” were included. I said yes, to sound easy to work with.

There were forty-one small changes.

Now I ask one question before any kickoff: “Which change would you pay for, and which one would you drop?”

It takes four minutes. It has saved me more than any contract I ever signed.`,
  },
  silence: {
    content: `I said the price and then I said nothing. It was the longest eleven seconds of my year.

For a decade I filled that silence. With a discount, mostly.

This time I drank my coffee. The client looked at the page, turned it over, and asked when we could start.

Silence is not a no. It is somebody doing sums.`,
  },
  fixedPrice: {
    content: `A fixed price saved the project that hours had broken.

We were at 140% of the budget with a third of the work to go. Every invoice had become a negotiation.

I proposed one number for the rest: $18,500, whatever it takes. It cost me about $4,000 in hours that I never billed.

The client stopped counting mine. We finished eleven days early.

At the end she said: “I slept again.” I had not known that I was selling that.`,
  },
  timesheet: {
    content: `Your timesheet is lying to you, politely.

It says 38 hours for the client. It does not say that seven of them were a call that nobody invited you to.

Open last week’s calendar and look at three entries: the “quick sync”, the “internal review”, and anything with the word “align”.

Add them up. That is what you give away each week.

For one studio it was $61,000 a year. They cancelled two meetings and kept the client.`,
  },
  steep: {
    content: `What do you say when a client calls your price “steep”?

I used to explain. Hours, overheads, experience: a whole lecture that nobody had asked for.

Today I say: “Compared to what?”

Half of them laugh and name another studio. The other half name a number that somebody told them two years ago. Both are conversations. An explanation never was.

Your turn. What is your sentence?`,
    draft: `What do you say when a client calls your price “steep”?

I used to explain. Hours, overheads, experience: a whole lecture that nobody had asked for.

Then a restaurant owner in Tulsa called me steep on the phone, and I was too tired to explain. I said: “Compared to what?”

He was quiet for so long that I thought the line had gone. Then he told me about his cousin, who had done the last menu for $400. We talked about that menu for half an hour.

[What happens since, with the two kinds of answer.]`,
  },
  oneService: {
    content: `She cut one service and kept 92% of her revenue.

Twelve people, four services. One of them, motion, brought 8% of the money and 31% of the overtime.

The awkward phone call was with the client who loved it. He said: “I wondered when you would notice.”

Margin before: 9%. After two quarters: 19%. Nobody was let go; two people stopped working on Sundays.

What you stop selling is a decision about margin, too.`,
    draft: `She cut one service and kept 92% of her revenue.

Twelve people, four services. One of them, motion, brought 8% of the money and 31% of the overtime.

We put both figures on one page and looked at it over a very long lunch. She knew, of course. She had known for a year. What she did not have was anybody to say it to, because the man who runs motion was her first hire, and he is good at it.

[The awkward phone call, then the margin before and after.]`,
  },
  sevenSentences: {
    content: `Seven sentences that end scope creep and keep the client.

1. “Happy to. Shall I put it on this invoice or the next?”
2. “That is a good idea for phase two.”
3. “What should it replace?”
4. “I can have a price for that by noon.”
5. “Who decides on that at your end?”
6. “Yes, and then we launch on the 20th.”
7. “I would rather do the first thing well.”

Say them kindly, and within the hour. After a day it is no longer a question, it is your fault.`,
    draft: `Seven sentences that end scope creep and keep the client.

1. “Happy to. Shall I put it on this invoice or the next?”
2. “That is a good idea for phase two.”
3. “What should it replace?”

I collected them over two years, and each of them cost me something. The third is from a client. I had asked her for one more round of photos, and she asked me, quite friendly, what it should replace. I had no answer, so we left the photos as they were. Nobody has ever missed them.

Say them kindly, and within the hour.

[Four more, each with the moment in which you need it.]`,
  },
  nineteenDays: {
    content: `My first hire lasted nineteen days.

I had hired a designer. The work was answering mails that I did not want to answer.

She told me on a Thursday, kindly, and she was right: I had written the advert for the person I wanted to be.

Since then I ask every candidate to describe an ordinary Tuesday. Then I describe mine, with nothing left out.`,
    draft: `My first hire lasted nineteen days.

I had hired a designer. The work was answering mails that I did not want to answer.

She told me on a Thursday, with her coat already on. She had counted: in nineteen days she had drawn for eleven hours. The rest was my inbox. I wanted to argue, and then I looked at the advert on my own wall. It said “lead our visual work”. There was no visual work to lead. There was me, and a bell that rang.

[The question I ask every candidate since.]`,
  },
} as const satisfies Record<string, DemoText>;

/** Posts of the past year, spread over it between the shorter ones. `pillar` counts from 1. */
export const DEMO_LONG_POSTS: readonly { readonly pillar: number; readonly content: string }[] = [
  {
    pillar: 2,
    content: `A studio owner told me her best month ended with her worst bank balance.

She had sold three big projects in a row. All three paid on delivery. None had been delivered.

Revenue is what you celebrate. Cash is what you pay people with.

Half up front. Not because you distrust the client, but because your landlord does not take “sold”.`,
  },
  {
    pillar: 5,
    content: `I paid $3,800 for a logo I never used.

Mine. For my own consultancy, by a friend, with a very good rationale.

I had skipped the brief, because we knew each other. So he designed for the company that I talk about at parties.

Friends get the longest brief now. It is the kindest thing you can do to a friendship.`,
  },
  {
    pillar: 4,
    content: `“I’ll just do it myself, it’s faster.”

It is. Once.

I timed it with an owner of a studio: handing over the monthly report took her 95 minutes, doing it took 40. By the third month she was ahead. By the twelfth she had a week back.

Delegating is slow the way saving is slow.`,
  },
  {
    pillar: 3,
    content: `The client said “we trust you completely”, and I should have asked with what.

With the colours, it turned out. Not with the deadline, not with the words, and not with the two people whom I wanted to interview.

Now I ask in the first meeting: “What would you rather decide yourselves?”

It is a short list, most of the time. It is the whole project, all of the time.`,
  },
  {
    pillar: 1,
    content: `Ten per cent contingency is not a buffer. It is a number that makes you feel prepared.

I looked at 26 projects of four studios. The ones that went over went over by 34%. The ones that did not needed no buffer at all.

So don’t spread it. Find the one part of the project that you have never done before, and price that part twice.`,
  },
  {
    pillar: 2,
    content: `We closed on Fridays for a year. To the dollar, it cost $22,400.

That was the revenue. What we got for it: nobody quit, sick days halved, and the Monday meeting went from ninety minutes to twenty.

What I would not do again is announce it to clients. They had not noticed. They began to call on Fridays.`,
  },
  {
    pillar: 5,
    content: `The worst advice I ever paid for was “raise your prices and say nothing”.

I lost two clients. Not for the price: for finding it on an invoice.

The third time I called first. “From March it is 12% more, and here is what you no longer have to ask for.” All of them stayed.

People can take a number. They can’t take a surprise.`,
  },
  {
    pillar: 3,
    content: `Four words that I have taken out of my proposals: “as soon as possible”.

They sound like service. They mean: I have not thought about when.

I write a date now. Sometimes it is further away than the client would like, and we talk about it once, before the start, with everybody in a good mood.`,
  },
];
