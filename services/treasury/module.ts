// How a module of this service says what it is.
import { manifestsOf, type ModuleManifest } from '../kit/module.ts'
import type { RouteContext, WorkerContext } from './context.ts'

export type TreasuryModule = ModuleManifest<WorkerContext, RouteContext>

export const defineModule = manifestsOf<WorkerContext, RouteContext>()
