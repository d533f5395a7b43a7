/**
 * @generated SignedSource<<a643b719ced23666b285bc9d4b62de02>>
 * @relayHash 895bc79890cdc4d059a39fc97d1c2658
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee40e015c642eed8299218b8557aec0e5b40b2c2a7cacec5466fd35f6a667370

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DepositsPageQuery } from './DepositsPageQuery.graphql';

const node: PreloadableConcreteRequest<DepositsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee40e015c642eed8299218b8557aec0e5b40b2c2a7cacec5466fd35f6a667370",
    "metadata": {},
    "name": "DepositsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
