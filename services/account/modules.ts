// The composition root of this service: its modules in layers, lowest first. Each imports only those before it (docs/architecture.md,
// "Layers"). A name in quotes is a folder without a manifest.
import { LAYERS as INVOICING } from './invoicing/modules.ts'
import { apiTokensModule } from './apiTokens/module.ts'
import { approvalProofsModule } from './approvalProofs/module.ts'
import { controlsModule } from './controls/module.ts'
import { exchangeModule } from './exchange/module.ts'
import { exportsModule } from './exports/module.ts'
import { filesModule } from './files/module.ts'
import { formDraftsModule } from './formDrafts/module.ts'
import { mailModule } from './mail/module.ts'
import { membersModule } from './members/module.ts'
import { orderSettingsModule } from './orderSettings/module.ts'
import { organizationsModule } from './organizations/module.ts'
import { passwordResetModule } from './passwordReset/module.ts'
import { peopleModule } from './people/module.ts'
import { positionEmailsModule } from './positionEmails/module.ts'
import { profileModule } from './profile/module.ts'
import { projectionModule } from './projection/module.ts'
import { protectedActionsModule } from './protectedActions/module.ts'
import { recordImportsModule } from './recordImports/module.ts'
import { savedViewsModule } from './savedViews/module.ts'
import { secondFactorModule } from './secondFactor/module.ts'
import { securityLogModule } from './securityLog/module.ts'
import { sessionsModule } from './sessions/module.ts'
import { setupModule } from './setup/module.ts'
import { signInModule } from './signIn/module.ts'
import { socialModule } from './social/module.ts'
import { throttleModule } from './throttle/module.ts'
import { webhooksModule } from './webhooks/module.ts'

export const LAYERS = {
  platform: [filesModule, 'permissions', 'callers', mailModule, throttleModule, securityLogModule],
  identity: [
    peopleModule,
    sessionsModule,
    secondFactorModule,
    signInModule,
    socialModule,
    passwordResetModule,
    setupModule,
    approvalProofsModule,
    protectedActionsModule,
  ],
  organizations: [
    organizationsModule,
    membersModule,
    profileModule,
    controlsModule,
    orderSettingsModule,
    savedViewsModule,
    formDraftsModule,
  ],
  access: [
    apiTokensModule,
    exchangeModule,
    exportsModule,
    recordImportsModule,
    webhooksModule,
    projectionModule,
    positionEmailsModule,
  ],
  // An area with its own layers (invoicing/modules.ts).
  invoicing: ['invoicing'],
} as const

/** All modules, lowest first. */
export const accountModules = [...Object.values(LAYERS).flat(), ...Object.values(INVOICING).flat()].filter(
  module => typeof module !== 'string',
)
