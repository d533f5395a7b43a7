/**
 * @generated SignedSource<<791ca9caaca281f5adeae4bcc98ae6e3>>
 * @relayHash adde8af0ac603042097d0280449b2485
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51d7e6bf5c7a1958598d8509e7c491419f5d5b9fe3628b68b57cc8a0e9187aca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RemindersPageQuery } from './RemindersPageQuery.graphql';

const node: PreloadableConcreteRequest<RemindersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51d7e6bf5c7a1958598d8509e7c491419f5d5b9fe3628b68b57cc8a0e9187aca",
    "metadata": {},
    "name": "RemindersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
