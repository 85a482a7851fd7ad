import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../../config/config.js';
import { SecretBox } from './secret-box.js';

@Global()
@Module({
  providers: [
    {
      provide: SecretBox,
      inject: [AppConfig],
      useFactory: (config: AppConfig) => new SecretBox(config.encryptionKeys),
    },
  ],
  exports: [SecretBox],
})
export class CryptoModule {}
