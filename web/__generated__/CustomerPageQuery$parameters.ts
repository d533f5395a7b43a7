/**
 * @generated SignedSource<<3c599960a2664ccc327e01af4725fe9f>>
 * @relayHash 3ebb474b3584a6053472ea4ac16966ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad5292e714d83954ee82e6ffc9ddcd63d95840edd0c89b80f5119777d2266403

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad5292e714d83954ee82e6ffc9ddcd63d95840edd0c89b80f5119777d2266403",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
