/**
 * @generated SignedSource<<41802b3bbd11f528f11cfd26c17516ca>>
 * @relayHash a2883823850d321ab889dd6777af20b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e74f31512a8cb6515561f1fd68ce63d30b87e6d1301e26d7988a3ed7a4923d1b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CashForecastPageQuery } from './CashForecastPageQuery.graphql';

const node: PreloadableConcreteRequest<CashForecastPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e74f31512a8cb6515561f1fd68ce63d30b87e6d1301e26d7988a3ed7a4923d1b",
    "metadata": {},
    "name": "CashForecastPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
