/**
 * @generated SignedSource<<b1d4a2e2b917ff8ff426172c924986b7>>
 * @relayHash a703b885358850dbe6b20ebd15c8eeb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0b08eee3a33de0d7532609d1f923411536f5642302a67beca040679e775a6d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DepositPageQuery } from './DepositPageQuery.graphql';

const node: PreloadableConcreteRequest<DepositPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0b08eee3a33de0d7532609d1f923411536f5642302a67beca040679e775a6d3",
    "metadata": {},
    "name": "DepositPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
