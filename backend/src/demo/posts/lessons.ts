/** The demo user's posts on lessons that they paid for, oldest first. */
export const LESSON_POSTS: readonly string[] = [
  `I was twenty minutes late to a first meeting, and I paid for it until November.

They weren’t angry; it would’ve been easier. They’d had coffee without me, and they’d agreed on a few things, and one of them was that I’d “be flexible about time”.

I couldn’t very well argue. So for seven months each date was a suggestion, theirs and mine, and I billed for 30 days and worked for 46. I’d set that price myself, at ten past nine, on a ring road.

I’m early now. It’s a bit of a disease. (I sit in car parks and read.)

They’d have respected a date if I’d kept the first one. It’s the only one that’s free.`,
  `What was the most expensive thing you didn’t say? Mine was “I don’t understand”.

It was at a bank, in a room with eleven people in it. They’d said “the platform” for an hour, and I’d nodded for an hour, because it seemed late to ask. (It was ten.) I went home and wrote a proposal for a website.

It was an app. They’d found it charming, apparently; they thought that I was suggesting an alternative. I’d worked on it for nine days, which I’d put at $8,100 if anybody had been there to pay.

I ask by minute five now. “I’m going to be slow for a moment, what’s it made of?” There’s always somebody else in the room who breathes out.

You can be slow for free until about the second coffee.`,
  `I recommended a tool that I’d only ever used on a good day.

It was for planning, and I loved it. I’d used it for a month, alone, with two projects and no children in the house. So I stood in front of fourteen people and said that it’d change their Mondays.

It did. They spent them on it. (I’d picked the colours.) Somebody had to say what they meant; by March they’d two meetings a week about the plan and none about the work.

They went back to a wall and a pen. I helped to take it down, and I gave back the $1,800, and nobody stopped me.

I don’t recommend anything now that I haven’t used while something was on fire; it’s a short list. There’s a pen on it.`,
  `I lost a client over a mail that I didn’t answer. It’s three lines long. (I’ve kept it.)

She’d asked if we could move the start by a week. That’s all. I thought that I’d answer it properly, in the evening, with a new plan, because a short answer would’ve looked as though I didn’t care.

I’d the plan ready on the fourth day. It was a very good plan. She’d found somebody else on the third, and she was sorry about it, and so was I, to the tune of $13,000.

What she’d needed was “yes”. Or “no”, she said, she’d have been fine with no.

Now I send the short one first. It goes out before lunch, and it’s mostly one word. The plan can follow; there may not be anybody left who’d like it.`,
  `I priced my own work in a way that I’d tell nobody to. It was for a good cause, so I didn’t do the sum.

It was a museum in a small town, and they were lovely, and I said $2,500 before they’d finished asking. Then I worked for 29 days. I don’t regret the museum. (I’ve been back.) I regret that I told three other clients to wait, and that one of them didn’t.

He’d have been $16,000. So that’s what I gave to the museum; I just hadn’t told anybody, and nobody has put my name on a wall.

I still do work for nothing, twice a year. I write a real invoice for it, with the real sum, and a line at the end that takes it off again. They know what they got. So do I.`,
  `I paid $3,800 for a logo that I’ve never used.

It was mine. It was for my own consultancy, by a friend, and it came with a very good rationale. (I’ve framed it.)

I’d skipped the brief, because we’d known each other for fifteen years and it would’ve felt like asking for a receipt at dinner. So he designed for the company that I talk about at parties. It’s a lovely company; it’s got a fountain, I think.

I couldn’t tell him. I paid, said thank you, and went on with my name in plain type. He found out two years later, from my card.

Friends get the longest brief now. Four pages, and I read it out.

It’s the cheapest thing I’ve ever done for a friendship, and I did it one friend too late.`,
  `The worst advice I ever paid for was “raise your prices and say nothing”.

It cost $900 for a morning, in a hotel with very good biscuits. (I had four.) I went home and did it. I put 15% on everything, and I said nothing.

I lost two clients by May. They didn’t leave because of the price; they left because they’d found it on an invoice, like a hair.

The third time I called first. “From March it’s 12% more, and here’s what you won’t have to ask for any more.” I’d written it down, and I read it badly. All of them stayed. One said that he’d wondered when.

People can take a number. What they can’t take is having to discover it.`,
  `I owe a studio in Ghent an apology and about thirty hours.

They’d asked me a simple question: should they drop their smallest client? I could’ve said yes. Instead I built them a spreadsheet with 42 columns, because I’d just learned how, and because a yes didn’t seem like enough for the money.

They used it for two years. They used two columns of it. I found out when the owner asked me, very carefully, what the others were for.

I didn’t know. (I’d honestly forgotten.)

They’d dropped the client in the first week, by the way. Nobody needs a spreadsheet for what they knew when they called you.

Now I give the answer first, in one line, and I ask if that’ll do. It’s cost me a fair amount of work; I sleep well.`,
  `My first contract was two pages long, and neither of them said when it would be over.

I learned that in month nine of a three-month job. Each week there was one more thing, and each was small, and I’d have felt petty to bring it up. I billed $7,500; I worked for something like twenty-three thousand. (I’ve stopped counting.)

The client wasn’t a villain. He kept asking because I kept saying yes. He’d have been puzzled to hear that I was counting.

There’s a sentence in it now, above the price: “We’re done when these four things are on your desk.” Then the four things. I’ve had it for eleven years, and it’s been tested twice.

Write down the end first; the beginning takes care of itself.`,
  `I took a discount off my own price before anybody had asked for one. $2,000, just like that, in the lift.

I can tell you what I was afraid of. He’d looked at his shoes. That was it. He’d looked at his shoes, and I heard myself say that there was “room in the number”.

He’d been about to say yes. He told me so a year later, over a beer that he paid for, out of my two thousand. (I had another.)

I’ve had a rule since then, and it’s a silly one: I don’t talk in lifts; I say the price at a table, and I hold on to the cup.

The first one to get nervous pays. I’ve been both, and I know which is cheaper.`,
  `A studio fired me once, and they were right.

I’d come in with a plan. I always had a plan in those days; it was the same plan, and it had worked in three places that weren’t anything like theirs. I talked for most of the first month. (I was good at it.)

The owner took me out for soup. She said: “You haven’t asked us anything since the second day.” I wanted to argue, so I opened my notes to show her. There wasn’t a question in them.

She paid the whole invoice, $4,400. I’d rather she hadn’t.

I’ve got a page in my notebook now that’s only for what I’ve asked. If it’s empty by noon, I stop talking and go and find somebody to listen to.`,
];
