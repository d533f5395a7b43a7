/**
 * @generated SignedSource<<a9811e9c849a34dc5a200fccb15e8de1>>
 * @relayHash c4749f74c1bf25113808bf9053902b7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1f8656e5ce0e4a7cd842eebe17d1fb7e707a259863421984ea8a85d1904bde3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1f8656e5ce0e4a7cd842eebe17d1fb7e707a259863421984ea8a85d1904bde3",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
