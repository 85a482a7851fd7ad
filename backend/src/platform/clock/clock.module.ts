import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Clock, StandingClock, SystemClock } from './clock.js';

@Global()
@Module({ providers: [{ provide: Clock, useClass: SystemClock }], exports: [Clock] })
export class ClockModule {
  /** For a command that runs as of a given moment. */
  static standing(at: Date): DynamicModule {
    return { module: StandingClockModule, providers: [{ provide: Clock, useValue: new StandingClock(at) }] };
  }
}

@Global()
@Module({ exports: [Clock] })
class StandingClockModule {}
