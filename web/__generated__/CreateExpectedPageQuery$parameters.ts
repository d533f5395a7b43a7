/**
 * @generated SignedSource<<2bbbd0c659e5ddd0d276ea191457de1c>>
 * @relayHash a99821c5695a65bb4de70195c8e39a10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5309fb9a4cb50e0b9b1262c9e53755b2cdea5dd6434afd33fcf98d87a0403c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateExpectedPageQuery } from './CreateExpectedPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateExpectedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5309fb9a4cb50e0b9b1262c9e53755b2cdea5dd6434afd33fcf98d87a0403c0",
    "metadata": {},
    "name": "CreateExpectedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
