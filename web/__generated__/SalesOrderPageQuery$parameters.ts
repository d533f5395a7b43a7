/**
 * @generated SignedSource<<00d89d7ec69c739962ffb2fe8b0fb0d5>>
 * @relayHash 5b63a03d8951d854b16e64e1efb9a013
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebffeed364d25d588cffb53e45fa812688d795d89921b1110a999688aa2f040c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SalesOrderPageQuery } from './SalesOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<SalesOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ebffeed364d25d588cffb53e45fa812688d795d89921b1110a999688aa2f040c",
    "metadata": {},
    "name": "SalesOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
