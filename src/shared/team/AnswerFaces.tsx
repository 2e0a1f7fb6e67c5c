import faces from '../../assets/people/answer.webp';

/** Three faces of the team, beside the words that a person will answer. */
export function AnswerFaces() {
  return <img src={faces} alt="" width={180} height={72} loading="lazy" />;
}
