/**
 * @generated SignedSource<<7fdc0a386d2e49d4cf30a92ace077a5c>>
 * @relayHash 73fe863675dda1633d3d136d1f8181b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a7f2e43c3625b13889275bf7fd0e3463e85de7812efb4d9245c94c327c27508

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeUnreconciledQuery } from './HomeUnreconciledQuery.graphql';

const node: PreloadableConcreteRequest<HomeUnreconciledQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a7f2e43c3625b13889275bf7fd0e3463e85de7812efb4d9245c94c327c27508",
    "metadata": {},
    "name": "HomeUnreconciledQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
