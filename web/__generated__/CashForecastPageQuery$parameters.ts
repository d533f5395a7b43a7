/**
 * @generated SignedSource<<e1b22f516ca65cac68343b717a103853>>
 * @relayHash 03077c4309106a85f0fe2959b5da9ae7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7c2dea83fb3c9d11b4cae603854ec78f694f55f56e7fe16ecb5e92248bbe110

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CashForecastPageQuery } from './CashForecastPageQuery.graphql';

const node: PreloadableConcreteRequest<CashForecastPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7c2dea83fb3c9d11b4cae603854ec78f694f55f56e7fe16ecb5e92248bbe110",
    "metadata": {},
    "name": "CashForecastPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
