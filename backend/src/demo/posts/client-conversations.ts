/** The demo user's posts on client conversations, oldest first. */
export const CLIENT_POSTS: readonly string[] = [
  `How do you say no to somebody you like? I’ve collected four ways, and I’ve used them all this month. (It’s been a long month.)

1. “I’d do it badly, and you’d be too nice to tell me.”
2. “Not in May. Ask me on the 3rd of June, and I’ll say yes or no.”
3. “I know who’d be better, and I’ve already asked her.”
4. “No. I’m sorry, I’d like to.”

It’s the fourth that took me fifteen years. I’d always thought that it needed a reason behind it, and it doesn’t; a reason is something they can argue with.

She sent me flowers, the one I said it to. There was a card: “That was quick.” She’d had eleven answers, and mine was the only one that she’d understood.`,
  `The proposal had been out for nine days. I’d been told not to call, so I called. (I’d told myself.)

It’s not that I’m brave; I’d just lost one like that, in winter, to silence and good manners. That one was $17,000, and the client told me later that he’d thought we’d lost interest.

So I said: “I’m not calling to hear a yes. I’d like to know what’s on page two that you don’t understand.” There was a pause, and then there was a laugh.

It was a word. I’d written “deliverables”, and his boss had asked him what was in it. He hadn’t known, so he’d put it off.

It took four minutes. They signed the same afternoon.

Call. Ask about the page, not about the answer.`,
  `He wanted three versions. I asked him what he’d do with the other two.

I wasn’t being clever; I honestly wondered. (I do, sometimes.) I’d spent twenty years making three of everything: the one we liked, the one they’d like, and one that was there to die. It’s about 40% of the budget, and I’d never heard anybody ask for it by name.

He thought about it. He said that he’d show all three to his team, so that they’d feel asked.

That’s a fair wish; it’s just not a wish for logos. So we asked his team, on a Monday, for an hour, with sandwiches, before there was anything to look at. Then we made one.

It cost $600, with the sandwiches. The other two would’ve been about nine thousand.`,
  `“You’re the expert, you decide.” I’ve come to dread that one.

It’s meant well. I used to sit up a little straighter when I heard it. (I’m not tall.) Then I’d decide, and they’d look at it, and somebody would say “hm”.

That “hm” has cost me more than any argument. You can’t bill it; you can’t answer it, and it comes back every week with somebody new behind it.

So I hand it back, as kindly as I can. “I’ll decide how. You decide who’s allowed to be unhappy with it.” They mostly think that I’m joking. Then they start to count people on their fingers.

Last time it was two, and one of them was the client’s mother. I’ve met her since. She’s got excellent taste, and she’d never have said “hm”.`,
  `I asked a studio’s clients why they’d stayed. I called 19 of them, and not one of them named the work.

It was a bit of a blow. The work’s very good; there are prizes in the hall. (I’d dusted one.)

What they said: she calls back. He tells us when we’re wrong. They remember what we said in spring. One said, and I wrote it down: “They’ve never made me feel stupid about money.” He’s paid them $212,000 so far.

I read them out on a Friday, and nobody knew where to look. The designer who’d won the prizes asked if he could have the list.

You can ask yours. It takes a morning, and they like it. Don’t ask what you could do better. Ask them why they’re still here, and then don’t help.`,
  `The client said “we trust you completely”, and I should’ve asked with what.

With the colours, it turned out. Not with the deadline, not with the words, and not with the two people I wanted to interview. I found that out one piece at a time, over seven weeks, and each piece came with an apology. (I kept them.)

Nobody had lied to me; they did trust us. They’d just never said where it stopped, because I’d never asked, because it’s a lovely sentence and you don’t want to spoil it.

These days I spoil it. First meeting, first half hour: “What would you rather decide yourselves?”

It’s a short list, mostly. On that project it would’ve had three lines, and it would’ve saved me about $4,600.`,
  `I’ve taken four words out of my proposals: “as soon as possible”.

They sound like service; what they mean is that I haven’t thought about when.

I used to write them at the end, after the price, where I wanted to be liked. Then a client in Tulsa took me at my word. She called on the Wednesday and asked if it was possible now. It wasn’t, and I’d nothing to hold up against it. (I said yes.)

So there’s a date now. Sometimes it’s further away than they’d like. We talk about it once, before the start, with everybody in a good mood, and I’ve moved it twice in three years.

A date can be argued with. That’s what it’s for.`,
  `“Can you make it feel more expensive, for less?”

He’d written that in a mail, to a branding studio of nine. They’d spent two days on a reply. It was four pages long, and it explained what things cost. (I’ve read it.)

I asked them not to send it. I asked them to call him and say one sentence: “Tell me who has to think so.”

It was his brother-in-law, who’d put money into the shop. One man. They didn’t need new labels; they needed a better box, and they needed it by his birthday.

That was $2,900 instead of $26,000. I know how that sounds. He came back in autumn for the rest of it, and he didn’t ask for less.

People who say odd things have a reason. It costs a phone call.`,
  `Six weeks in, she said: “My partner has to see it as well.”

I’ve still got the note. There’s a hole in the paper where I put the pen down. (It was a good pen.)

He saw it. He was nice, and he’d have wanted something else, and he could say why; he was right about half of it. It’s very hard to be told the truth in week six by somebody you’d have met in week one if you’d asked.

So I ask two things now, before I’ve opened a laptop. Who can say yes? And who can say no after that?

It’s the second one that people have to think about. I’ve had clients go quite still. Then they give me a name, and I invite that name to lunch.`,
  `A client went quiet on us for 23 days. I wrote three mails, each of them friendlier than the last.

By the second week I’d a theory: they’d found somebody cheaper. By the third I’d lowered the price in my head by a fifth, and I was ready to say so. (I’d practised.)

Then she called. Her father had been ill. She’d read all my mails in a hospital corridor, and she wondered why I kept apologising.

I hadn’t noticed that I had. I went back and looked: seven times, in three mails, for a price that nobody had complained about.

I write one mail now. “I’ll hold your dates until the 14th. No need to answer before.” Then I stop.

What they don’t say isn’t about you; it hardly ever is.`,
  `I read the brief aloud at the start of each presentation. All of it, slowly, like a bad actor.

People think it’s a trick. It started because I’d once shown forty minutes of work to a man who’d written the brief himself and couldn’t remember it. He was looking for a website; he’d ordered a sign. (I’d drawn forty.)

It takes about two minutes. Somebody always interrupts. “Did we say that?” You did. “Well, it’s changed.” Fine, then let’s talk about that, and I haven’t shown you anything yet that you could hate.

Four times out of ten we never get to the slides. Those are my best meetings, and they’re free.

You’ll feel silly. Read it anyway.`,
];
