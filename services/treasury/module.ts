// How a module of this service says what it is.
import { manifestsOf, type ModuleManifest } from '../kit/module.ts'
import type { RouteContext, TreasuryContext, WorkerContext } from './context.ts'

type ImportKind = TreasuryContext['importKinds'][keyof TreasuryContext['importKinds']]

export type TreasuryModule = ModuleManifest<WorkerContext, RouteContext, ImportKind>

export const defineModule = manifestsOf<WorkerContext, RouteContext, ImportKind>()
