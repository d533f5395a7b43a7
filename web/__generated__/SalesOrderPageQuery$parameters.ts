/**
 * @generated SignedSource<<f54f303b34e0458e5e68b2d930de50e8>>
 * @relayHash 855603828fa98b9d74aff89267f8fae9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04d6cd2714a141e8c79dc410dfedb4e788e6fd68ab882702bb2be2f2d01cf987

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SalesOrderPageQuery } from './SalesOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<SalesOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04d6cd2714a141e8c79dc410dfedb4e788e6fd68ab882702bb2be2f2d01cf987",
    "metadata": {},
    "name": "SalesOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
