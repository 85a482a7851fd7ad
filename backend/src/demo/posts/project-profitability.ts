/** The demo user's posts on project profitability, oldest first. */
export const PROFITABILITY_POSTS: readonly string[] = [
  `What does a logo cost? I asked nine studios on the same day.

The lowest said $900 and the highest said $48,000. I’d expected that. (I’d hoped for it.) What I hadn’t expected was that none of the nine could say how they’d got there.

Two of them had a price from a friend. Three had looked at a competitor’s website, and one of those competitors was in the room, so to speak: she was number six. The rest had a feeling; they’d had it since about the year they started.

I’m not laughing. My own day rate was a feeling for seven years, and it was the feeling of somebody who’s afraid of the phone.

Add up last year. Divide it by the days you could sell. That’s the number, and you won’t like it.`,
  `Five places where I look for lost hours, in this order.

1. The day after the approval. Somebody’s always “just cleaning up”.
2. The second designer on a call. She didn’t say anything, and she’s $95 an hour.
3. Mails between eight and ten at night.
4. The pitch that you won. Nobody has ever added it to the project.
5. Whatever the owner did himself.

The last one’s the worst, because it isn’t in any list. (He’d made the list.) At a web studio of fourteen it was 11 hours a week, and he thought of it as a hobby.

You won’t find all of them; you’ll find the fifth one tonight, if you look at what you’ve sent since dinner.`,
  `She’d given a client 10% off to win him. That was four years ago, and he still had it.

Nobody had decided that. The old invoice got copied for the new one, and the discount came along, like a burr on a coat. We added it up: $31,600. (She sat down.)

She wanted to call him at once. I asked her to wait until she knew what she’d say, because “I’ve just noticed” isn’t a reason, it’s a confession.

What she said, a week later: “The 10% was for the start. It ends in June. Here’s what you’d pay for the same work in July.” He asked why it hadn’t ended sooner.

You can give discounts; I do it as well. Put a date on them. A discount without a date is a price.`,
  `I’ve never met a studio that lost money on the work. They lose it around the work.

I sat in on a project for two weeks, with a stopwatch, which made me about as popular as you’d think. (I’d brought cake.) The drawing took 61 hours, and 60 had been sold. That was fine. That was lovely.

The mails took 19. The meetings about the mails took eight. Then there was a Thursday on which four people looked for a file, and it was on a stick in somebody’s bag.

They’d been talking about faster software; I’d have bought them a bowl for the sticks.

Now they sell a third more time than they draw, and they say so in the quote. It’s called “everything else”. Nobody’s crossed it out yet.`,
  `“We were busy all quarter,” he said. The bank said something else.

I’ve learned not to argue with busy. People are proud of it, and they’ve got the eyes to prove it. So I asked him for one thing: which of the eleven projects would he do again, at the same price, tomorrow?

It took him the whole of a coffee. He said three. (I waited.) Then he said two.

The two had made $38,400. The other nine had made $2,100 between them, and they’d taken every weekend in March.

He didn’t drop nine clients; you can’t. He made a list of what the two had in common, and it hangs beside the phone. He’s said no four times so far. He says that it gets easier, and that it’s still horrible.`,
  `I’ve stopped quoting ten per cent contingency. It’s a number that makes you feel prepared.

I went through 26 projects of four studios last winter, with a pencil and far too much tea. (I’d been snowed in.) Nineteen stayed inside their quote. The seven that didn’t went over by 34% on average, so ten per cent wouldn’t have saved a single one of them.

What those seven had in common fits on one page. Each had a part that nobody in the house had done before: a shop system, a film, a sign that had to pass a fire inspection.

So I don’t spread it any more. I find that one part, and I price it twice.

The rest of the quote can be as tight as you like; it’ll hold.`,
  `$212 an hour. That’s what the studio charged. I asked what an hour cost them, and the room went quiet.

We worked it out on the back of a menu. (I’d ordered the soup.) Salaries, rent, software, the hours that nobody can bill because somebody has to answer the door. It came to $187.

So they’d been keeping $25 of each hour, and they gave away about that much whenever a client asked for one more round.

The owner wasn’t angry. She said: “So I’ve run a charity with a nice logo.”

She didn’t raise the rate, for what it’s worth. She cut the rounds from five to two and wrote it on page one. By summer she kept $61.

You know what you charge. Find out what you cost, and do it before lunch.`,
  `The prettiest project on their wall had lost $11,300.

I know, because I’d asked for the three projects they were proudest of and the three that paid the rent. There was no overlap. There hardly ever is.

The pretty one was a wine label. Nine versions, two trips to the vineyard, a paper that had to come from Japan. Everybody loved it, and nobody had looked at the hours since March. (I asked.)

I’m not against pretty; I asked them to hang a small card beside it with the loss on it, that’s all. In pencil, so that clients wouldn’t see.

They’ve quoted two labels since. Both have a line for travel now, and one for the owner’s change of heart.

Keep the pretty ones. Know what you paid for them.`,
  `I quote in odd numbers now. $14,350, not $15,000.

It started as an accident. I’d added up a job for a museum, line by line, and I forgot to round. The client read it twice and asked how I’d got there. So I showed her. It took six minutes, and she took out one line that she didn’t need. (It was mine.)

With round numbers nobody asks. They think you’ve made it up, and, well, you have. Then they knock off a thousand, because a thousand was never anything.

Nobody has asked me for a discount on an odd number yet. They ask about lines instead, which is a talk I can win, or lose for a good reason.

Add it up. Leave it ugly.`,
  `“We’ll make it up on the next one.”

I’ve heard that in eleven studios. (I’ve said it in one.) I’ve asked each of them to show me the next one.

Nobody could. In one of them the next one had come three times, from the same client, at the same price, because that’s what it had cost before. They were $27,000 down and still very polite to each other about it.

A low price is what you cost, as far as the client knows, and they aren’t wrong: you told them.

If you want to give something away, give it away with its price on. “This is $6,000. You get it for four, once, because I’d like to work with you.” Then the next one has a number already.

I wrote that on an index card for them. It’s taped to the phone.`,
  `Twenty minutes on the last day. That’s all I ask of a studio before I ask for anything else.

Three columns, one sheet: sold, worked, paid. No software. (I’ve tried.) The project lead fills it in, and the owner isn’t allowed to say anything until the third column is done. That’s the hard part.

A packaging studio in Portland did it for eight months. The first sheets were awful, and they’d expected that. What they hadn’t expected was that it was always the same two days: the ones between “approved” and “sent to print”.

Nobody had ever sold those two days. They’re a line in the quote now, $1,400; no client has asked what it’s for.

I could’ve told them in week one. They wouldn’t have believed me, and they’d have been right.`,
];
