/**
 * @generated SignedSource<<3e9f8e23b2427eba3683cbc581dd7e70>>
 * @relayHash 3c47dac0ee685e59be0cd65cc8fbf19b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b460491586d2185afa1f879c3eeb4582eb795b7916e79bdc67a22e1ab5e56b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateCounterpartyPageQuery } from './CreateCounterpartyPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateCounterpartyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b460491586d2185afa1f879c3eeb4582eb795b7916e79bdc67a22e1ab5e56b8",
    "metadata": {},
    "name": "CreateCounterpartyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
