/**
 * @generated SignedSource<<03ccc726a0f6719096e6dba20f1f9415>>
 * @relayHash 36abda817bb6f17f17a14331728bb01d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3615f8623cef655bf87cefdcf2af692cc1f1b75e537a7ea08ae92966ba92a0ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CashFlowPageQuery } from './CashFlowPageQuery.graphql';

const node: PreloadableConcreteRequest<CashFlowPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3615f8623cef655bf87cefdcf2af692cc1f1b75e537a7ea08ae92966ba92a0ed",
    "metadata": {},
    "name": "CashFlowPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
