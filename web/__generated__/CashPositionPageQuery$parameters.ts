/**
 * @generated SignedSource<<e66c4195c4ba64a5751f9f109375e161>>
 * @relayHash 406660dc2ef297bc4acdbe5f816cb259
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 222266b3925721754270ceeeb0dace0f1ead9ada81d807bee7210489821dab73

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CashPositionPageQuery } from './CashPositionPageQuery.graphql';

const node: PreloadableConcreteRequest<CashPositionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "222266b3925721754270ceeeb0dace0f1ead9ada81d807bee7210489821dab73",
    "metadata": {},
    "name": "CashPositionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
