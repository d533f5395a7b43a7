/**
 * @generated SignedSource<<1ea4a8393803baad9810b54eaa14840b>>
 * @relayHash 7927b3eb880ab9cbe5648d6cd138d576
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65c427a3b4fd872a0a06a8d15a2675f08da8107b6c3363282286dabddb2023df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomersPageQuery } from './CustomersPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65c427a3b4fd872a0a06a8d15a2675f08da8107b6c3363282286dabddb2023df",
    "metadata": {},
    "name": "CustomersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
