import { defineModule } from '../module.ts'
import { formDraftRoutes } from './routes.ts'

export const formDraftsModule = defineModule({ name: 'formDrafts', routes: [formDraftRoutes] })
