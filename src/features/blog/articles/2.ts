import type { BlogArticle } from '#shared/blog/blog.ts';

export const blogArticle2: BlogArticle = {
  id: 2,
  lead: 'Players decide whether a game feels good before they understand its rules. That judgement forms in the instant between a touch and the answer to it.',
  blocks: [
    {
      kind: 'p',
      text: 'Game feel is the name we give to everything that happens in that instant: the squash of a ball, the click of a cue, the tiny pause when two things collide. None of it appears in a feature list, yet when it is missing, testers call the game slow, cheap or unfair without being able to say why.',
    },
    { kind: 'h2', text: 'Answer the finger at once' },
    {
      kind: 'p',
      text: 'Something has to change on the very next frame after a touch. It does not have to be the result. A button can sink, a character can lean, a line can glow. If the real answer takes longer because a level is loading or a server is thinking, the small reaction has already told the player that they were heard.',
    },
    { kind: 'h2', text: 'Give one event several voices' },
    {
      kind: 'p',
      text: 'A good hit is seen, heard and felt. We build each important event in layers, and switch them on one at a time until it feels right:',
    },
    {
      kind: 'list',
      items: [
        'movement that starts fast and settles slowly, never at a constant speed;',
        'a short sound, with its pitch varied a little so that repetition does not tire the ear;',
        'a brief freeze of a few frames at the moment of impact;',
        'a light vibration, kept for the events that deserve it;',
        'a nudge of the camera, small enough that nobody notices it until it is gone.',
      ],
    },
    {
      kind: 'quote',
      text: 'If you can describe an effect after playing, it is probably too strong.',
    },
    { kind: 'h2', text: 'Forgive the player in secret' },
    {
      kind: 'p',
      text: 'Thumbs are wide and trains shake. Let a jump count even if it comes a moment after the ledge. Remember a tap that came slightly too early and act on it when it becomes possible. Make the target a little larger than its picture. Players who are helped this way do not feel helped; they feel skilful.',
    },
    {
      kind: 'p',
      text: 'Finally, put every value where a designer can change it while the game is running. Feel is found by turning knobs with a phone in your hand, not by reasoning about numbers at a desk. Offer a setting that calms shaking and flashing as well, because a game that hurts to look at feels good to nobody. Then hand the phone to someone who has never seen the game, and say nothing at all.',
    },
  ],
  tags: ['Mobile games', 'Game design', 'Playtesting'],
};
