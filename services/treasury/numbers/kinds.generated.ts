// What human numbers begin with: generated from the manifests of the services' modules.
export type NumberKind = 'BILL' | 'DEP' | 'ET' | 'PMT' | 'TRF'
