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

The client asked if “small changes” were included. I said yes, because I wanted to sound easy to work with, and because it was ten to five. (I was hungry.)

There were forty-one small changes. I’ve still got the list. Most of them took four minutes, one of them took nine days, and not one of them was on an invoice, because I’d said yes.

Nobody had tricked me; she’d asked a fair question, and I’d answered it like somebody who’s already thinking about dinner.

Now I ask one thing before any kickoff: “Which change would you pay for, and which one would you drop?”

It’s saved me more than any contract I’ve ever signed.`,
  },
  silence: {
    content: `I said the price and then I said nothing. It was the longest eleven seconds of my year.

For a decade I’d filled that silence. With a discount, mostly. Once with a free workshop, which took two days and which nobody had wanted.

This time I held on to my cup. The client looked at the page, turned it over, as if there might be a better number on the back, and looked at the ceiling. (I counted the lamps; there were six.)

Then he asked when we could start.

He hadn’t been shocked; he’d been working out which budget it would come from. (I asked him later.)

Silence is mostly somebody doing sums, and you shouldn’t interrupt.`,
  },
  fixedPrice: {
    content: `A fixed price saved the project that hours had broken.

We were at 140% of the budget with a third of the work to go. Each invoice had turned into a negotiation, and each negotiation took an hour that I didn’t dare to bill.

So I proposed one number for the rest: $18,500, whatever it takes. I’d added it up twice. (I’d rounded up.) It was still too low; it cost me about $4,000 in hours that nobody ever saw.

The client stopped counting mine. She began to answer on the same day, because a question didn’t cost her anything any more, and we were done eleven days early.

At the end she said: “I slept again.” I hadn’t known that I was selling that.`,
  },
  timesheet: {
    content: `Your timesheet is lying to you, politely.

It says 38 hours for the client. It doesn’t say that seven of them were a call that nobody had invited you to, and that you couldn’t leave, because you’d have had to say something first.

I know that mine lied. (I’d kept it for six years, in four colours.)

Open last week’s calendar and look at three entries: the “quick sync”, the “internal review”, and anything with the word “align” in it. Add them up. That’s what you give away each week, and it isn’t on any quote you’ve ever sent.

For one studio it came to $61,000 a year. They cancelled two meetings and kept the client; he hadn’t known what they were for, either.`,
  },
  steep: {
    content: `What do you say when a client calls your price “steep”?

I used to explain. It was a whole lecture, and nobody had asked for it; by the end of it I’d usually talked myself down by a tenth.

Then a restaurant owner in Tulsa called me steep on the phone, and I was too tired to explain. (It’d been a long day.) I said: “Compared to what?”

He’d meant his cousin, who’d done the last menu for $400. We talked about that menu for half an hour, and then he signed.

I’ve said it ever since. Half of them laugh and name another studio. The other half name a number that somebody told them two years ago. Both are conversations; an explanation never was.

Your turn. What’s your sentence?`,
    draft: `What do you say when a client calls your price “steep”?

I used to explain. It was a whole lecture, and nobody had asked for it; by the end of it I’d usually talked myself down by a tenth.

Then a restaurant owner in Tulsa called me steep on the phone, and I was too tired to explain. (It’d been a long day.) I said: “Compared to what?”

He didn’t say anything. (I thought I’d lost him.) Then he told me about his cousin, who’d done the last menu for $400. We talked about that menu for half an hour; I never got to my overheads, and he never asked.

[What happens since, with the two kinds of answer.]`,
  },
  oneService: {
    content: `She cut one service and kept 92% of her revenue.

Twelve people, four services. One of them, motion, brought in 8% of the money and 31% of the overtime. We put both figures on one page and looked at it over a very long lunch. She’d known for a year; she just hadn’t had anybody to say it to. (I had the fish.)

The awkward phone call was with the client who loved it. She’d written down what she’d say, and she didn’t get past the first line. “I wondered when you’d notice,” he said.

Margin before: 9%. After two quarters: 19%. Nobody was let go, and two people stopped working on Sundays.

What you stop selling is a decision about margin, too. It’s just one that nobody sends you an invoice for.`,
    draft: `She cut one service and kept 92% of her revenue.

Twelve people, four services. One of them, motion, brought in 8% of the money and 31% of the overtime.

We put both figures on one page and looked at it over a very long lunch. She’d known for a year, of course; she just hadn’t had anybody to say it to. It was her first hire who ran it, and he was good at it. (He’d been at her wedding.)

I didn’t say much. (I had the fish.) I asked her what she’d do if he were bad at it; she didn’t say anything, and I’d have been surprised if she had.

[The awkward phone call, then the margin before and after.]`,
  },
  sevenSentences: {
    content: `Seven sentences that end scope creep and keep the client.

1. “Happy to. Shall I put it on this invoice or the next?”
2. “That’s a good idea for phase two.”
3. “What should it replace?”
4. “I can have a price for that by noon.”
5. “Who decides on that at your end?”
6. “Yes, and then we launch on the 20th.”
7. “I’d rather do the first thing well.”

I collected them over two years, and each of them cost me something. (I’ve kept the invoices.) The third is from a client; she said it to me when I’d asked her for one more round of photos. I’d no answer, so we left them as they were. (They’re fine.)

Say them kindly, and within the hour. After a day it’s your fault. (I’d know.)`,
    draft: `Seven sentences that end scope creep and keep the client.

1. “Happy to. Shall I put it on this invoice or the next?”
2. “That’s a good idea for phase two.”
3. “What should it replace?”

I collected them over two years, and each of them cost me something. (I’ve kept the invoices.) The third is from a client; I’d asked her for one more round of photos, and she asked me what it should replace. I’d no answer, so we left them as they were. (They’re fine.)

Say them kindly, and within the hour. After a day it’s your fault. (I’d know.)

[Four more, each with the moment in which you need it.]`,
  },
  nineteenDays: {
    content: `My first hire lasted nineteen days.

I’d hired a designer. The work was answering mails that I didn’t want to answer.

She told me on a Thursday, with her coat already on. She’d counted: in nineteen days she’d drawn for eleven hours, and the rest was my inbox. (I’d thought fifty.) I wanted to argue, and then I looked at the advert on my own wall. It said “lead our visual work”. There wasn’t any visual work to lead; there was me, and a bell that rang.

I’d written it for the person I wanted to be.

Now I ask each candidate to describe an ordinary Tuesday. Then I describe mine, with nothing left out, and I watch what they do with their hands.`,
    draft: `My first hire lasted nineteen days.

I’d hired a designer. The work was answering mails that I didn’t want to answer.

She told me on a Thursday, with her coat already on. She’d counted: in nineteen days she’d drawn for eleven hours, and the rest was my inbox. (I’d thought fifty.) I wanted to argue, and then I looked at the advert on my own wall. It said “lead our visual work”. There wasn’t any visual work to lead; there was me, and a bell that rang.

I’d written it for the person I wanted to be.

[The question I ask each candidate since.]`,
  },
} as const satisfies Record<string, DemoText>;
