/**
 * @generated SignedSource<<f3807be157948678071eecf9cab0a25b>>
 * @relayHash ec25d57df7ce80362ff46683507d7d1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1fbfd5c750367e6ff93a2bc7f9fac2e41a69b8e92cc38c171aa76656deb47b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SalesOrderPageQuery } from './SalesOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<SalesOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1fbfd5c750367e6ff93a2bc7f9fac2e41a69b8e92cc38c171aa76656deb47b8",
    "metadata": {},
    "name": "SalesOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
