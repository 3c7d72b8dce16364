# What the other side of a line says.
afar-no-link = “{ $link }” is no link to a table: it looks like http://HOST/t/TABLE.
afar-no-room = There is no room to be reached at { $server }.
afar-no-answer = The room does not answer.
afar-closed = The room has closed the line ({ $code } { $reason }): there is no such table, or this key opens no chair there.
afar-left = The line is closed.
