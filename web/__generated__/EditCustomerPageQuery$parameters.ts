/**
 * @generated SignedSource<<0a5c981147bfb5e6fb560f0ca8e311d7>>
 * @relayHash d947a8dba467d8f61c8c8f695159575e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c30053c87c25a21c863a25e6aeda319ca0cb3c14638d2df675bcc9dfae956584

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditCustomerPageQuery } from './EditCustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<EditCustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c30053c87c25a21c863a25e6aeda319ca0cb3c14638d2df675bcc9dfae956584",
    "metadata": {},
    "name": "EditCustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
