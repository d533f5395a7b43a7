/**
 * @generated SignedSource<<069dc772e0fbd533e1e6aa5f32570a4c>>
 * @relayHash e13913820ae269158bc939744bb67223
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd03bed8bc4cb2aa80ea079097c0d3abb4d8cb4b753fe9b3923f27f95cd7d212

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReconciliationPageQuery } from './ReconciliationPageQuery.graphql';

const node: PreloadableConcreteRequest<ReconciliationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd03bed8bc4cb2aa80ea079097c0d3abb4d8cb4b753fe9b3923f27f95cd7d212",
    "metadata": {},
    "name": "ReconciliationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
