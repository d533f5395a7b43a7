/**
 * @generated SignedSource<<828de08ab554afcfa7f2ece14ab75b79>>
 * @relayHash 29dade7b0413c9f795e38c7258e5136b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b4697e5f4658f9adf66058358139e59df1cf6706d7f7dc11c41ffdd554c0e1a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CashHistoryQuery } from './CashHistoryQuery.graphql';

const node: PreloadableConcreteRequest<CashHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b4697e5f4658f9adf66058358139e59df1cf6706d7f7dc11c41ffdd554c0e1a",
    "metadata": {},
    "name": "CashHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
