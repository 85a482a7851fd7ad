/** The demo user's posts on hiring and delegation, oldest first. */
export const HIRING_POSTS: readonly string[] = [
  `Who’s allowed to spend $200 in your studio without asking? I’ve put that to about thirty owners.

Four said “everybody”. The others said something that began with “well”. (I’d have said it too.)

I followed it for a week at one of the others, an agency of four. There were 16 questions like that, and each went to the owner, and each took him about nine minutes, because you can’t just say yes; you’ve got to look interested. The sums they’d asked about came to $640. His time came to $410.

He’d thought of it as keeping an eye on things.

Now the answer’s yes, up to two hundred, and they write it on a sheet. In ten months there’s been one entry that he’d have refused. It was for his birthday.`,
  `The new colleague didn’t ask anything for three weeks. I should’ve known then.

Everybody was so pleased. She’s so independent, they said, you don’t even notice that she’s here. (I’d said it as well.)

In the fourth week she handed in a catalogue, 96 pages, and it was beautiful, and it was the wrong format. She’d guessed. She’d guessed because on her second day she’d asked something, and two people had sighed.

It cost $5,300 to set it again. Nobody sighed about that; they were very quiet.

I give new people a number now: ten questions by Friday, and I want to see the list. They think that it’s a test, and I suppose it is; it’s just not them that I’m testing.`,
  `Two people thought that the other one was in charge. It went on for eleven weeks.

You’d think that somebody would notice. (I didn’t.) But they were both polite, and they both wrote “we’ll see to it” in their mails, and each of them thought that the other was being modest.

The client noticed. He’d asked the same thing three times, and he’d had three kind answers. By the time he called me he’d stopped being kind.

There isn’t a moral in it about communication, whatever that is. There’s a name on each sheet now, top right, in ink. If there are two, it goes back; I’ve seen it go back.

It’s the cheapest thing I’ve ever told anybody. I still sent an invoice for $350, and they paid it without a word, in two halves.`,
  `A freelancer waited six days for an answer, and we paid for each of them.

He’d been quite right to send the bill. $3,600, and it said “waiting” on it, six times, with dates. I’ve rarely seen anything so honest. (I’d have rounded.)

The answer was “yes”. It’d have been yes on the first day, too. It was in the head of somebody who was at a trade fair, and who’d have been glad to say it if anybody had thought of sending her a message.

We’ve hung the bill in the kitchen. I suggested a frame, and they got one.

When you book somebody, tell them whom to ask, and whom to ask when that one’s away. It’s two names; if you can’t think of the second one, you’ve found something out.`,
  `I’d told her to hire. She hired, and then there wasn’t enough to do.

It was my mistake, and I can show you where I made it. I’d looked at April. In April everybody was drowning; there were people asleep on the sample table. (I was one.) So I said that they needed another pair of hands, and I sounded very sure.

If I’d looked at twelve months I’d have seen three Aprils and nine ordinary months. What they needed was a freelancer with a good memory, three times a year. That’s about $14,000. The hire was $61,000.

He’s still there, because she couldn’t bring herself to. He’s built them a shop, and it’s doing all right. So I was wrong twice.

I look at twelve months now. I say “maybe” a lot more.`,
  `“I’ll just do it myself, it’s faster.”

It is. Once.

I timed it with the owner of a studio, because she didn’t believe me and I wasn’t sure that I did. Doing the monthly report took her 40 minutes. Handing it over took 95, with a good deal of sighing on both sides. (I counted.)

By the third month she was ahead. By the twelfth she’d got a whole week back, and she’d spent most of it on a client she’d been putting off since spring.

The report isn’t as good as hers was; it’s got fewer charts. Nobody has asked where they went.

Delegating is slow in the way that saving is slow. You don’t see it, and then you do.`,
  `They’d hired for a portfolio, and what they needed was a calendar.

Nobody noticed for five months. The new designer was very good. Her work was on the wall by week three. Deadlines slid by a day, then by four, and everybody was too impressed to say so. (So was I.)

I asked what she did between ten and noon on a normal day. She answered mails from the printer. It’s in no advert that I’ve ever read; it’s a third of the job.

We didn’t fire anybody. We found a man who likes printers, two mornings a week, for $1,150 a month. She draws. He calls. Projects have been on time since June.

Before you write the advert, follow somebody around for a day. Then write down what you saw, not what you’d wish for.`,
  `The youngest person in the studio said no to the biggest client. I was on the call, and I stopped breathing. (I wasn’t asked.)

He’d asked for a second logo, “just to compare”. She was 24, and she said: “We could. It’d be $3,200, and I don’t think it’d help you.” Then she waited, which is more than I could do at that age.

He laughed. He said he’d compare it with the one he had.

It wasn’t courage, she told me; there’s a list on the wall of what anybody may refuse without asking, and a second logo is number two. The owner had made it after a bad winter. It’s got five lines.

You can’t ask people to stand up for your margin if they have to go and find you first.`,
  `I read 62 job adverts in one evening, so that I’d know how to write ours. I don’t recommend it. (I’d had wine.)

Fifty-one of them wanted somebody who’s “passionate”. Nine said what the pay was. One said what you’d be doing on a Tuesday, and I’d have applied for it myself, although it was for a locksmith.

So that’s the one we copied. Here’s what you’ll do all day. Here’s the part that’s dull. Here’s what we pay, and it’s $58,000. Here’s who’ll be annoyed with you, and why.

We got fourteen letters instead of two hundred. Three of them were good; one of them starts next month.

Put the dull part in. It’s how you find out who can stand it.`,
  `For nineteen weeks I approved every invoice that left a studio, because nobody had told me to stop.

It’d been meant as a favour, for one month. Then it was a habit. People would finish an invoice at noon and wait until I’d had a look at it, and I’d have a look at it around six, and I never once found a mistake.

I did the sum on a train. 140 invoices, half a day each. They’d waited seventy days for me to nod. (I’d nodded.)

I wrote to the bookkeeper that evening: “They’re yours. Call me if one of them frightens you.” She’s called me once; it was about lunch.

Look at what you sign. If you’ve never said no to it, it doesn’t need you.`,
  `She promoted her best designer, and then she didn’t have a best designer.

I’ve seen it five times. (I’ve done it once.) It always begins with a compliment. Somebody’s good, so we give them less of what they’re good at and a room with a door.

He lasted eight months as a lead. He was fair, and he was unhappy; the work got worse in a way that nobody could put a name to. What it cost is easier: about $41,000, if you count the freelancer.

He asked for it himself in the end. “Can I have my desk back?” He kept the raise. She’d offered that before he got to the end of the sentence, and I’ve rarely liked anybody more.

More money doesn’t have to come with more meetings. You can just pay people.`,
];
