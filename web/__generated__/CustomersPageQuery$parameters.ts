/**
 * @generated SignedSource<<4982f6d3765ce5f9d499b476e7a9a173>>
 * @relayHash 8a73704d08ba81c412f284e8633bd3db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 013b3e6f959b43ee271d5b45d36a7820898d3bf7726f799a1f605c05692b47e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomersPageQuery } from './CustomersPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "013b3e6f959b43ee271d5b45d36a7820898d3bf7726f799a1f605c05692b47e0",
    "metadata": {},
    "name": "CustomersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
