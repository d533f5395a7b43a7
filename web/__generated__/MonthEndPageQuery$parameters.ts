/**
 * @generated SignedSource<<f0612211243cd1522a949d5a41488c97>>
 * @relayHash 6a5e1689f4ebf7ceeb6c2cc8cf9160b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 173037b79a81656fa74d7115ea8ccb84d0a121f364113b905266cd1b629d823e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonthEndPageQuery } from './MonthEndPageQuery.graphql';

const node: PreloadableConcreteRequest<MonthEndPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "173037b79a81656fa74d7115ea8ccb84d0a121f364113b905266cd1b629d823e",
    "metadata": {},
    "name": "MonthEndPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
