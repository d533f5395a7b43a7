/**
 * @generated SignedSource<<db026dc176317bd1760a9f3b85c06ab8>>
 * @relayHash ef13bc37c58ab22ac8be57b8976b92f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1005a53ba7804a5f5b91f4affc96a1baaca9839ceaba0eadc6b702fe18ecc53

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApiTokensPageQuery } from './ApiTokensPageQuery.graphql';

const node: PreloadableConcreteRequest<ApiTokensPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1005a53ba7804a5f5b91f4affc96a1baaca9839ceaba0eadc6b702fe18ecc53",
    "metadata": {},
    "name": "ApiTokensPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
