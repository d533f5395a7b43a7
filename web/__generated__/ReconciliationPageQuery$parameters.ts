/**
 * @generated SignedSource<<293587dcd6d0d3a4fa92e8c8fc309ee7>>
 * @relayHash a731a6b038cb03c551cd0f9f75e3d819
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e15d6ee3dd30f32d0165ef37d4d548ece7617cd2df05c0548efad5075db8047

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReconciliationPageQuery } from './ReconciliationPageQuery.graphql';

const node: PreloadableConcreteRequest<ReconciliationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e15d6ee3dd30f32d0165ef37d4d548ece7617cd2df05c0548efad5075db8047",
    "metadata": {},
    "name": "ReconciliationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
