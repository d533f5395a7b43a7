/**
 * @generated SignedSource<<3a02ac518d4bab42e0547e2c10da4fe5>>
 * @relayHash cff427ee11b55e618bc5a31d2dd9a184
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5694b8bd9e310ec392f4e9fec1bb1be8db37e48c6ec64fa973fbce2c1f86dbb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CashForecastPageQuery } from './CashForecastPageQuery.graphql';

const node: PreloadableConcreteRequest<CashForecastPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5694b8bd9e310ec392f4e9fec1bb1be8db37e48c6ec64fa973fbce2c1f86dbb",
    "metadata": {},
    "name": "CashForecastPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
