import type { PostLanguage } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { EntityColumns } from '../../../platform/database/entity-columns.js';
import { VoiceInterviewAnswerEntity } from './voice-interview-answer.entity.js';
import { VoiceInterviewEntity } from './voice-interview.entity.js';

type VoiceInterviewRow = Readonly<VoiceInterviewEntity>;
type VoiceInterviewAnswerRow = Readonly<Omit<VoiceInterviewAnswerEntity, 'user_id'>>;

const INTERVIEW = EntityColumns.of(VoiceInterviewEntity).select();
const ANSWER = EntityColumns.of(VoiceInterviewAnswerEntity).omit('user_id').select();

/** Voice interviews with their answers. Every method is scoped by the owner. */
@Injectable()
export class VoiceInterviewsRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<VoiceInterviewRow | null> {
    return this.first(`select ${INTERVIEW} from voice_interviews where user_id = $1`, [userId]);
  }

  /** As `find`, locked until the transaction ends. */
  async findLocked(userId: string): Promise<VoiceInterviewRow | null> {
    return this.first(`select ${INTERVIEW} from voice_interviews where user_id = $1 for update`, [userId]);
  }

  /** At most one for each question there is. */
  async findAnswers(userId: string): Promise<VoiceInterviewAnswerRow[]> {
    return this.database.query<VoiceInterviewAnswerRow>(
      `select ${ANSWER} from voice_interview_answers where user_id = $1 order by question`,
      [userId],
    );
  }

  /** The interview, begun if there is none, its row locked until the transaction ends. */
  async lock(userId: string, language: PostLanguage): Promise<VoiceInterviewRow> {
    return this.written(
      `insert into voice_interviews (user_id, language) values ($1, $2)
           on conflict (user_id) do update set updated_at = now() returning ${INTERVIEW}`,
      [userId, language],
    );
  }

  async setLanguage(userId: string, language: PostLanguage): Promise<void> {
    await this.database.query('update voice_interviews set language = $2 where user_id = $1', [
      userId,
      language,
    ]);
  }

  /**
   * Keeps of each question the answer that was typed last, whichever device it comes from. An instant in the future counts as now: a
   * clock that is fast must not win for good. Callers hold the interview's lock.
   */
  async keepAnswers(userId: string, answers: readonly VoiceInterviewAnswerRow[]): Promise<void> {
    await this.database.query(
      `insert into voice_interview_answers as kept (user_id, question, text, more, choice, at)
       select $1, question, text, more, choice, least(at, now())
         from jsonb_to_recordset($2::jsonb) as typed (question text, text text, more text, choice text, at timestamptz)
           on conflict (user_id, question) do update
          set text = excluded.text, more = excluded.more, choice = excluded.choice, at = excluded.at
        where excluded.at > kept.at`,
      [userId, JSON.stringify(answers)],
    );
  }

  /** Begins it again, without answers. */
  async beginAgain(userId: string, language: PostLanguage): Promise<VoiceInterviewRow> {
    // Locked first: answers that are being kept meanwhile belong to the round before, and go as well.
    const begun = await this.written(
      `insert into voice_interviews (user_id, language) values ($1, $2)
           on conflict (user_id) do update set round = voice_interviews.round + 1, updated_at = now()
       returning ${INTERVIEW}`,
      [userId, language],
    );
    await this.database.query('delete from voice_interview_answers where user_id = $1', [userId]);
    return begun;
  }

  async noteSaved(userId: string): Promise<void> {
    await this.database.query(
      'update voice_interviews set saved_at = now(), updated_at = now() where user_id = $1',
      [userId],
    );
  }

  private async written(sql: string, parameters: readonly unknown[]): Promise<VoiceInterviewRow> {
    const row = await this.first(sql, parameters);
    if (!row) throw new Error('The interview was not answered');
    return row;
  }

  private async first(sql: string, parameters: readonly unknown[]): Promise<VoiceInterviewRow | null> {
    const [row] = await this.database.query<VoiceInterviewRow>(sql, [...parameters]);
    return row ?? null;
  }
}
