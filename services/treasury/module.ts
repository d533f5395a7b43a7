// How a module of this service says what it is.
import { manifestsOf, type ModuleManifest } from '../kit/module.ts'
import type { RouteContext, TreasuryContext, WorkerContext } from './context.ts'
import type { ExceptionSearch } from './exceptionSearch.ts'

type ImportKind = TreasuryContext['importKinds'][keyof TreasuryContext['importKinds']]

export type TreasuryModule = ModuleManifest<WorkerContext, RouteContext, ImportKind, ExceptionSearch>

export const defineModule = manifestsOf<WorkerContext, RouteContext, ImportKind, ExceptionSearch>()
