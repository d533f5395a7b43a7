/**
 * @generated SignedSource<<4dbef595fc88aa61e4ad27c81e5ef503>>
 * @relayHash e2c285eb72052ca5bca9bda857626efa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0532e13117a780c4a2249aa9a3902f3dab1ccf0872f99cbaa9d33754a9425f40

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithholdingSlipPageQuery } from './WithholdingSlipPageQuery.graphql';

const node: PreloadableConcreteRequest<WithholdingSlipPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0532e13117a780c4a2249aa9a3902f3dab1ccf0872f99cbaa9d33754a9425f40",
    "metadata": {},
    "name": "WithholdingSlipPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
