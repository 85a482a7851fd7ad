/** The demo user's posts on running a small studio, oldest first. */
export const SMALL_STUDIO_POSTS: readonly string[] = [
  `What stops when you’re ill? I ask every owner that, and I’ve stopped being polite about it.

Most of them laugh first. Then they count. For the owner of a print studio it was invoices, quotes, the key to the paper store and the only password to the bank. She hadn’t been ill in nine years. (She hadn’t dared.)

We wrote down eleven things. By summer there were four left, and she’d taught the others to her brother, who’d been asking since spring.

In August she had the flu for six days. Two quotes went out without her, and one of them was better than hers. She told me that with a face like a lemon.

Make the list while you’re well; it’s a dull hour, and it’s cheaper than the flu.`,
  `Their best month was the one in which they sold the least.

It took me a while to see it. Sales in May were $21,000, about half of what’s usual, and the owner had apologised for it before I’d sat down. (I took the coffee.) But the margin was 34%, and there wasn’t a single weekend in the calendar.

They’d had time to finish things. That’s all it was. Three old projects got their last invoice, which had been waiting for somebody to write two sentences.

She’d been selling to get out of a hole that she was digging by selling.

Now the last week of each month is for ends, not for beginnings. She’s lost one job because of it, as far as we know; I’d lose that one again.`,
  `Three lines that I read first, in anybody’s books.

1. What came in, and from how many. If it’s one client, I know what we’ll talk about.
2. What went to freelancers. It’s what you’d need if you could plan.
3. What’s called “other”. That’s where people put what they’d rather not look at.

A museum design office had $44,000 in “other”. (I’d guessed six.) They’d been looking for a problem in the rent.

It was couriers, mostly. Somebody had promised same-day delivery to a client, in a good mood, in a year that nobody could remember. We called him. He said that tomorrow had always been fine.

You don’t need an accountant for this; you need twenty minutes and a calm stomach.`,
  `I bought a plant for a studio, and it did more than my report.

They’d asked me why nothing got decided. I’d written eleven pages on it. Everybody had read them and agreed with them; then they’d put them in a drawer, which is how I knew that I was right.

So I put the plant on the big table. Whoever had it on their desk could decide anything below $500, for a week, without asking. On Monday it moved on.

It was silly, and they loved it. In the first month 23 things got decided that had been waiting since winter. One was wrong: a chair. (I’ve sat in it.)

The plant’s dead now. They’ve kept the rule. I should’ve charged for the plant and given them the report for free.`,
  `We’d four months of work and three weeks of money. I say “we”, because I’d had a hand in it.

It was a type foundry of two people, and I’d told them to take the big client. He was big; he also paid after 75 days, and I hadn’t asked, because it seemed a bit small to ask a company like that.

They borrowed $9,000 from a father. He was nice about it, which made it worse. (I’ve met him.)

I’ve got a new first question, and it comes before the budget, and before the coffee: “How soon do you pay, and who do I call if you don’t?” About one in six doesn’t know. I’ve learned to wait until they’ve found out.

A big client is a small bank, if you let him be one. You’d better know his rates.`,
  `A studio owner told me that her best month had ended with her worst bank balance.

She wasn’t exaggerating. She’d sold three big projects in a row, $94,000 in all. All three paid on delivery. None had been delivered. In the meantime there were salaries, twice, and a printer who doesn’t wait.

She’d celebrated on the Friday, and she called me on the Monday. (I could hear the bottles.)

Revenue is what you tell people at dinner. Cash is what you pay them with.

So it’s half up front now, on any job above $5,000. We’d practised the sentence: “Half now, half when you’ve got it.” She said it to four clients. Three said fine, and the fourth asked where to send it.

It isn’t about trust; your landlord doesn’t take “sold”.`,
  `We closed on Fridays for a year. To the dollar, it cost $22,400.

That’s the revenue we didn’t make. I’d guessed twice that, and my accountant had guessed that I’d lost my mind. (She’s still here.)

What we got for it is harder to add up. Nobody quit. Sick days went from 31 to 14. The Monday meeting shrank from ninety minutes to twenty, because there wasn’t room for the other seventy.

One thing I wouldn’t do again is announce it. I’d written to every client, very proud. They hadn’t noticed that we existed on Fridays until then; after that they called on Fridays, to see.

If you try it, say nothing, and count for a year. Then decide with the number in front of you.`,
  `I found 43 subscriptions in the books of a studio of six. They used nine.

The rest was a museum of good intentions. A tool for mood boards, from a summer in which there was a lot of mood. (I’ve seen it.) Two programs that did the same thing, because two people had each been sure. A stock library that somebody had cancelled, or so he’d thought, four years ago.

It came to $1,180 a month. Nobody had decided on it. It had just never been anybody’s job to say no.

We didn’t write a policy; we cancelled the card. Over the next four weeks each tool that was missed came back, with a name and a reason beside it.

Nine came back. I’d have guessed twelve, so I was wrong as well.`,
  `Tuesday, half past eight, with the door closed. That’s when I look at my own numbers, and I don’t enjoy it. (I’ve tried music.)

There are three of them. What’s in the bank. What’s been sent and not been paid. How many weeks of work I’ve got that somebody has signed for.

The third one is the one I used to leave out. I’d count the nice talks, and the “definitely in spring”, and I’d feel rich until about the tenth of the month.

Signed, or it’s zero. I’ve had Tuesdays on which that was the whole list: zero.

It takes me eleven minutes; in a bad week it’s all I get right, and it’s enough to know whom I have to call.`,
  `The owner went hiking for twelve days and left her phone in a drawer. I’d dared her to.

She’d made me a list of what would go wrong. It had seventeen points, and she’d underlined four of them. (I was in one.)

Two things went wrong. A courier came to a closed door, and somebody gave a client a discount of $300 without asking. That’s it. The other fifteen were decided by people who’d known the answer for years and had never been let near the question.

What she found when she got back was a note on her desk: “We kept a list, too. It’s what we’d like to go on deciding.”

She read it to me on the phone. She wasn’t laughing yet; she was close.

Go away for long enough that they can’t wait for you.`,
  `They asked me to help with growth. I asked for the keys to the shared drive. (They’d lost them.)

Fourteen people, nine hundred folders, and a naming rule that had been somebody’s idea before the last move. I timed three of them looking for the same contract. Four minutes, nine minutes, and one who asked a colleague, which doesn’t count, because then it’s two people.

Say it’s twenty minutes a day for each of them. I don’t like sums like that; they’re always too good. So I halved it, and it was still $38,000 a year.

We spent a Thursday on it. One folder per client, one rule, one person who’s allowed to be unpleasant about it.

Growth can wait. It’d only have been more folders.`,
];
