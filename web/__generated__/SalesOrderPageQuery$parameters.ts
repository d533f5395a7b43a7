/**
 * @generated SignedSource<<4031cef3d8217b58f1b03c0aad278f6f>>
 * @relayHash c160885df96c2a2109d2e06c51520162
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8fb4ab0f1ac3ee75f7f031106d9a856b51e88ab18772a904011e3009d30d151

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SalesOrderPageQuery } from './SalesOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<SalesOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f8fb4ab0f1ac3ee75f7f031106d9a856b51e88ab18772a904011e3009d30d151",
    "metadata": {},
    "name": "SalesOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
